import vine, { SimpleMessagesProvider } from '@vinejs/vine'
import { dayMessages } from '#core/reconciliation/day_messages'
import { DayStatus } from '#core/reconciliation/terms'
import { ReportDiscrepancy } from '#commerce/reconciliation/terms'
import { emptyToUndefined } from '#core/query_rules'
import { day, paging } from '#core/rules'
import { sorting } from '#core/lists/sorting'

const provider = () => vine.string().trim().maxLength(20).parse(emptyToUndefined).optional()

export const billDaysValidator = vine.create({
  billStatus: vine.enum(Object.values(DayStatus)).parse(emptyToUndefined).optional(),
  differing: vine.boolean().parse(emptyToUndefined).optional(),
  ...paging(),
  ...sorting('reconciliation'),
})

export const billLinesValidator = vine.create({
  difference: vine.enum(Object.values(ReportDiscrepancy)).parse(emptyToUndefined).optional(),
  provider: provider(),
})

export const billRunValidator = vine.create({ day: day(), provider: provider() })
billRunValidator.messagesProvider = new SimpleMessagesProvider(dayMessages)
