import { lockUser } from '#accounts/lock_user'
import type Order from '#commerce/order'
import type { RefundCalculation } from '#commerce/refunds/calculate_refund'
import { goodsToShip } from '#commerce/parcels/to_ship'
import { OrderType } from '#commerce/terms'
import { RetryTransaction, type Trx } from '#core/transaction'
import { now, toStored } from '#core/time'
import { endEntitlements } from '#learning/entitlements/end_entitlements'

export async function reverseSale(
  trx: Trx,
  order: Order,
  { lines, amountFen }: RefundCalculation
): Promise<void> {
  // Person, courses, entitlements: the lock order of settling (docs/decisions/0027).
  await lockUser(trx, order.userId)
  for (const { line, copies, amountFen: lineFen } of lines) {
    await trx
      .from('order_items')
      .where('id', line.id)
      .increment({ refunded_count: copies, refunded_fen: lineFen })
  }
  const updated = await trx
    .from('orders')
    .where('id', order.id)
    .whereRaw('refunded_fen + ? <= amount_fen', [amountFen])
    .update({
      refunded_fen: Number(order.refundedFen) + amountFen,
      // Nothing is left to ship once all of it was given back.
      awaits_parcel: trx.raw(`case when exists (${goodsToShip}) then awaits_parcel else 0 end`),
      updated_at: toStored(now()),
    })
  if (Number(updated) !== 1) throw new RetryTransaction(`order ${order.id} moved under its lock`)

  await decreaseOrderCounts(trx, lines)
  // Copies of a bulk order that can be refunded are assigned to nobody.
  if (order.orderType === OrderType.Single) await endEntitlements(trx, order.id)
}

/** Settling counted one sale for each course; it is undone when all copies are refunded. */
async function decreaseOrderCounts(trx: Trx, lines: RefundCalculation['lines']): Promise<void> {
  const refunded = lines.filter(({ line, copies }) => line.refundedCount + copies === line.count)
  for (const { line } of refunded.sort((one, two) => one.line.courseId - two.line.courseId)) {
    await trx
      .from('courses')
      .where('id', line.courseId)
      .where('order_count', '>', 0)
      .decrement('order_count', 1)
  }
}
