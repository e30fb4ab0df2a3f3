import type { HttpContext } from '@adonisjs/core/http'
import { findOrder } from '#commerce/admin/find_order'
import { closeOrder } from '#commerce/close_order'
import { CloseReason, OrderStatus, messages } from '#commerce/terms'
import { audit } from '#core/audit/audit'
import { Refusal } from '#core/http/refusal'
import { DriverFailure } from '#drivers/driver_failure'

/**
 * An admin deletes an order that waits for money: at the wallet first, then here, like its buyer would. An order
 * that is deleted already stays so (back office, section 4), and a paid one is never deleted: its money can be
 * given back (decision 0023, threat T52).
 * @throws NotFound
 * @throws Refusal when it is deleted, paid, was paid meanwhile, or the wallet does not answer
 */
export async function deleteOrder(ctx: HttpContext, orderNo: string): Promise<void> {
  const order = await findOrder(orderNo)
  if (order.orderStatus === OrderStatus.Paid) throw new Refusal(messages.paidStays)
  if (order.orderStatus !== OrderStatus.Paying) throw new Refusal(messages.deleteFailed)
  try {
    const outcome = await closeOrder(order, CloseReason.Removed, (trx) =>
      audit(trx, ctx, {
        action: 'order.delete',
        object: `order:${orderNo}`,
        before: { orderStatus: OrderStatus.Paying },
        after: { orderStatus: OrderStatus.Deleted },
      })
    )
    if (outcome === 'paid') throw new Refusal(messages.paidStays)
    if (outcome === 'gone') throw new Refusal(messages.deleteFailed)
  } catch (error) {
    if (error instanceof DriverFailure) throw new Refusal(messages.walletDown)
    throw error
  }
}
