import vine, { SimpleMessagesProvider } from '@vinejs/vine'
import { emptyToUndefined } from '#core/query_rules'
import { day, optionalReason, paging, reasonText, rowId } from '#core/rules'
import { messages, PayoutNoteMax, PayoutReasonMax } from '#statistics/statements/terms'

const month = () => vine.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/)

export const monthValidator = vine.create({ month: month().parse(emptyToUndefined).optional() })
monthValidator.messagesProvider = new SimpleMessagesProvider({ 'month.regex': messages.monthFormat })

export const statementLinesValidator = vine.create(paging())

export const monthClosingValidator = vine.create({ afterChannelId: rowId().optional() })

export const payoutValidator = vine.create({ paidOn: day(), note: optionalReason(PayoutNoteMax) })
payoutValidator.messagesProvider = new SimpleMessagesProvider({
  'paidOn.required': messages.paidOnNeeded,
  'paidOn.regex': messages.paidOnNeeded,
  'note.maxLength': messages.noteTooLong,
})

export const payoutCancellationValidator = vine.create({ reason: reasonText(PayoutReasonMax) })
payoutCancellationValidator.messagesProvider = new SimpleMessagesProvider({
  'reason.required': messages.reasonNeeded,
  'reason.minLength': messages.reasonNeeded,
  'reason.maxLength': messages.reasonNeeded,
})
