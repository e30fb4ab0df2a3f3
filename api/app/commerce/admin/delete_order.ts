import type { HttpContext } from '@adonisjs/core/http'
import { inject } from '@adonisjs/core'
import { findOrder } from '#commerce/find_order'
import { CloseOrder } from '#commerce/payments/close_order'
import { CloseReason, OrderStatus, messages } from '#commerce/terms'
import { audit } from '#core/audit/audit'
import { UserError } from '#core/errors'
import { DriverFailure } from '#drivers/driver_failure'

/**
 * A paid order is never deleted, only refunded (docs/decisions/0022, docs/threats.md T52; docs/product.md 13.7).
 */
@inject()
export class DeleteOrder {
  constructor(protected closeOrder: CloseOrder) {}

  async execute(ctx: HttpContext, orderNo: string): Promise<void> {
    const order = await findOrder(orderNo)
    if (order.orderStatus === OrderStatus.Paid) throw new UserError(messages.paidStays)
    if (order.orderStatus !== OrderStatus.Paying) throw new UserError(messages.deleteFailed)
    try {
      const outcome = await this.closeOrder.execute(order, CloseReason.Removed, (trx) =>
        audit(trx, ctx, {
          action: 'order.delete',
          object: `order:${orderNo}`,
          before: { orderStatus: OrderStatus.Paying },
          after: { orderStatus: OrderStatus.Deleted },
        })
      )
      if (outcome === 'paid') throw new UserError(messages.paidStays)
      if (outcome === 'gone') throw new UserError(messages.deleteFailed)
    } catch (error) {
      if (error instanceof DriverFailure) throw new UserError(messages.walletDown)
      throw error
    }
  }
}
