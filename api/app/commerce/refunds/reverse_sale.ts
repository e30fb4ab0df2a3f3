import type Order from '#commerce/order'
import { recordSaleCounts } from '#commerce/order_counts/record_sale_counts'
import { existsShippableItemSql } from '#commerce/parcels/awaiting_shipment'
import { withdrawsCourse, type RefundCalculation } from '#commerce/refunds/refundable_order'
import { OrderType } from '#commerce/terms'
import { RetryTransaction, type Trx } from '#core/transaction'
import { now, toStored } from '#core/time'
import { endEntitlements } from '#learning/entitlements/end_entitlements'

/** The caller holds the locks of order, lines and buyer. */
export async function reverseSale(trx: Trx, order: Order, { lines, amountFen }: RefundCalculation): Promise<void> {
  for (const { line, copies, amountFen: lineFen } of lines) {
    await trx.from('order_items').where('id', line.id).increment({ refunded_count: copies, refunded_fen: lineFen })
  }
  const updated = await trx
    .from('orders')
    .where('id', order.id)
    .whereRaw('refunded_fen + ? <= amount_fen', [amountFen])
    .update({
      refunded_fen: order.refundedFen + amountFen,
      // Nothing is left to ship once all goods were refunded.
      awaits_shipment: trx.raw(`case when exists (${existsShippableItemSql}) then awaits_shipment else 0 end`),
      updated_at: toStored(now()),
    })
  if (Number(updated) !== 1) throw new RetryTransaction(`order ${order.id} moved under its lock`)

  const gone = lines.filter(withdrawsCourse).map(({ line }) => line)
  // Settling recorded one sale per course; it is undone when all copies are refunded.
  await recordSaleCounts(
    trx,
    gone.map(({ courseId }) => courseId),
    -1
  )
  // Refundable copies of a bulk order are unassigned.
  if (order.orderType === OrderType.Single) {
    await endEntitlements(
      trx,
      gone.map(({ id }) => id)
    )
  }
}
