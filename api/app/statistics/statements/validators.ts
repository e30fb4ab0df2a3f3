import vine, { SimpleMessagesProvider } from '@vinejs/vine'
import { emptyToUndefined } from '#core/query_rules'
import { paging, rowId } from '#core/rules'
import { messages } from '#statistics/statements/terms'

const month = () => vine.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/)

export const monthValidator = vine.create({ month: month().parse(emptyToUndefined).optional() })
monthValidator.messagesProvider = new SimpleMessagesProvider({ 'month.regex': messages.monthFormat })

export const statementLinesValidator = vine.create(paging())

export const monthClosingValidator = vine.create({ afterChannelId: rowId().optional() })
