import type { LineRecord } from '#commerce/refunds/hours/withdrawn_records'
import { HoursChoice, type LineHours } from '#commerce/refunds/hours/terms'
import { addBalances } from '#certificates/ledger/hour_balances'
import { toMinutes } from '#core/duration'

/** The hours that a refund of the line affects; null when it withdraws no course with hours. */
export function lineHours(records: LineRecord[], orderItemId: number): LineHours | null {
  const seatsOfOrderLine = records.filter((record) => record.orderItemId === orderItemId)
  if (!seatsOfOrderLine.length) return null
  const losing = seatsOfOrderLine.filter(({ hasOtherRight }) => !hasOtherRight)
  const otherRight = !losing.length
  const { held, available, used } = addBalances((otherRight ? seatsOfOrderLine : losing).map(({ balance }) => balance))
  return {
    heldMinutes: toMinutes(held),
    availableMinutes: toMinutes(available),
    usedMinutes: toMinutes(used),
    uploading: losing.some(({ uploading }) => uploading),
    printedIssueNo: losing.find(({ printedIssueNo }) => printedIssueNo)?.printedIssueNo ?? null,
    otherRight,
    question: !otherRight && used > 0 ? HoursChoice.Keep : null,
  }
}
