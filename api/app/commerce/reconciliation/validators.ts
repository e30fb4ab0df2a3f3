import vine, { SimpleMessagesProvider } from '@vinejs/vine'
import { BillDayStatus, BillDifference, messages } from '#commerce/reconciliation/terms'
import { emptyToUndefined } from '#core/query_rules'
import { day, paging } from '#core/rules'

const provider = () => vine.string().trim().maxLength(20).parse(emptyToUndefined).optional()

export const billDaysValidator = vine.create({
  billStatus: vine.enum(Object.values(BillDayStatus)).parse(emptyToUndefined).optional(),
  differing: vine.boolean().parse(emptyToUndefined).optional(),
  ...paging(),
})

export const billLinesValidator = vine.create({
  difference: vine.enum(Object.values(BillDifference)).parse(emptyToUndefined).optional(),
  provider: provider(),
})

export const billRunValidator = vine.create({ day: day(), provider: provider() })
billRunValidator.messagesProvider = new SimpleMessagesProvider({
  'required': messages.badDay,
  'day.string': messages.badDay,
  'day.regex': messages.badDay,
})
