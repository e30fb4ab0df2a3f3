import { lockUser } from '#accounts/lock_user'
import type Order from '#commerce/order'
import { orderInvoices } from '#commerce/order_invoices'
import type { RefundCalculation } from '#commerce/refunds/calculate_refund'
import { OrderType } from '#commerce/terms'
import { LostRace, type Trx } from '#core/transaction'
import { now, toStored } from '#core/time'
import { endRights } from '#learning/entitlements/end_rights'

/**
 * Takes back what was sold, in the transaction of the refund: copies and money are counted on the order, the
 * rights of a single order end, courses are counted as sold once less, and the invoice is told.
 */
export async function reverseSale(trx: Trx, order: Order, draft: RefundCalculation): Promise<void> {
  const at = toStored(now())
  // Person, courses, rights: as whoever settles has them (docs/decisions/0027).
  await lockUser(trx, order.userId)
  for (const { line, copies, amountFen } of draft.lines) {
    await trx
      .from('order_items')
      .where('id', line.id)
      .increment({ refunded_count: copies, refunded_fen: amountFen })
  }
  const counted = await trx
    .from('orders')
    .where('id', order.id)
    .whereRaw('refunded_fen + ? <= amount_fen', [draft.amountFen])
    .update({ refunded_fen: Number(order.refundedFen) + draft.amountFen, updated_at: at })
  if (Number(counted) !== 1) throw new LostRace(`order ${order.id} moved under its lock`)

  await decreaseOrderCounts(trx, draft)
  // Copies of a bulk order gave no rights while nobody had them.
  if (order.orderType === OrderType.Single) await endRights(trx, order.id)
  await (await orderInvoices()).refunded(trx, order.id)
}

/** Settling counted a sale of each course; it was none when all of its copies are back. */
async function decreaseOrderCounts(trx: Trx, { lines }: RefundCalculation): Promise<void> {
  const gone = lines.filter(({ line, copies }) => line.refundedCount + copies === line.count)
  for (const { line } of gone.sort((one, two) => one.line.courseId - two.line.courseId)) {
    await trx
      .from('courses')
      .where('id', line.courseId)
      .where('order_count', '>', 0)
      .decrement('order_count', 1)
  }
}
