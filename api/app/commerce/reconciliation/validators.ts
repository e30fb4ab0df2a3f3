import vine, { SimpleMessagesProvider } from '@vinejs/vine'
import { BillDayStatus, BillDifference, messages } from '#commerce/reconciliation/terms'
import { blankIsAbsent } from '#core/query_rules'
import { day, paging } from '#core/rules'

export const billDaysValidator = vine.create({
  billStatus: vine.enum(Object.values(BillDayStatus)).parse(blankIsAbsent).optional(),
  differing: vine.boolean().parse(blankIsAbsent).optional(),
  ...paging(),
})

export const billLinesValidator = vine.create({
  difference: vine.enum(Object.values(BillDifference)).parse(blankIsAbsent).optional(),
})

export const billRunValidator = vine.create({ day: day() })
billRunValidator.messagesProvider = new SimpleMessagesProvider({
  'required': messages.badDay,
  'day.string': messages.badDay,
  'day.regex': messages.badDay,
})
