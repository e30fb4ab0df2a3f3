import { withdrawHours } from '#certificates/withdrawals/withdraw_hours'
import type Order from '#commerce/order'
import { lineHours } from '#commerce/refunds/hours/line_hours'
import { hoursMessages, hoursBlocker } from '#commerce/refunds/hours/terms'
import { withdrawnRecords, type LineRecord } from '#commerce/refunds/hours/withdrawn_records'
import type Refund from '#commerce/refunds/refund'
import { withdrawsCourse, type RefundCalculation } from '#commerce/refunds/refundable_order'
import { OrderType } from '#commerce/terms'
import { UserError } from '#core/errors'
import type { Trx } from '#core/transaction'
import { finishSeats } from '#learning/entitlements/finish_seats'

/** Seconds of a line. */
export interface SettledHours {
  withdrawn: number
  retained: number
}

interface Refunded {
  order: Order
  refund: Refund
  calculation: RefundCalculation
}

/**
 * Hours follow the course: read and booked under the lock of the user, before the entitlements end.
 * @throws UserError at the line, while hours are being uploaded to the registry or are there already
 */
export async function withdrawLineHours(
  trx: Trx,
  { order, refund, calculation }: Refunded
): Promise<Map<number, SettledHours>> {
  const ids = withdrawnLines(order, calculation)
  const records = await withdrawnRecords(trx, order.userId, ids)
  rejectHours(records, calculation)

  const settled = new Map<number, SettledHours>()
  for (const orderItemId of ids) {
    const losing = records.filter((one) => one.orderItemId === orderItemId && !one.hasOtherRight)
    const line = await trx
      .from('refund_lines')
      .where({ refund_id: refund.id, order_item_id: orderItemId })
      .firstOrFail()
    let withdrawn = 0
    for (const { courseEduLogId } of losing) {
      const { userId } = order
      const { refundNo, requestedBy } = refund
      const by = { refundLineId: line.id, refundNo, actorId: requestedBy! }
      withdrawn += await withdrawHours(trx, { userId, courseEduLogId, ...by })
    }
    const retained = losing.reduce((sum, { balance }) => sum + balance.used, 0)
    await trx
      .from('refund_lines')
      .where('id', line.id)
      .update({ withdrawn_seconds: withdrawn, retained_seconds: retained })
    settled.set(orderItemId, { withdrawn, retained })
  }
  for (const { courseId } of records.filter(keepsHours)) await finishSeats(trx, { userId: order.userId, courseId })
  return settled
}

const keepsHours = ({ hasOtherRight, balance: { held, available, used } }: LineRecord) =>
  hasOtherRight && held + available + used > 0

/** Lines whose course the learner loses; seats of a bulk order that can be refunded are unassigned. */
export function withdrawnLines({ orderType }: Order, { lines }: RefundCalculation): number[] {
  if (orderType !== OrderType.Single) return []
  return lines.filter(withdrawsCourse).map(({ line }) => line.id)
}

function rejectHours(records: LineRecord[], { lines }: RefundCalculation): void {
  for (const [at, { line, hours: choice }] of lines.entries()) {
    const hours = lineHours(records, line.id)
    const field = `lines.${at}.hours`
    const obstacle = hoursBlocker(hours, choice)
    if (obstacle) throw new UserError(obstacle.text, { code: obstacle.code, field })
    if (choice && !hours?.question) {
      throw new UserError(hoursMessages.hoursNotApplicable(line.name), { field })
    }
  }
}
