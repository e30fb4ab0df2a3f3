import { inject } from '@adonisjs/core'
import { CloseOrder } from '#commerce/payments/close_order'
import Order from '#commerce/order'
import { CloseReason, OrderStatus, messages } from '#commerce/terms'
import type { CurrentUser } from '#core/current_user'
import { UserError } from '#core/errors'
import { DriverFailure } from '#drivers/driver_failure'

@inject()
export class CancelOrder {
  constructor(protected closeOrder: CloseOrder) {}

  async execute(user: CurrentUser, orderNo: string): Promise<void> {
    const order = await Order.owned(user, orderNo)
    if (order.orderStatus !== OrderStatus.Paying) throw new UserError(messages.deleteFailed)
    try {
      const outcome = await this.closeOrder.execute(order, CloseReason.Cancelled)
      if (outcome === 'paid') throw new UserError(messages.alreadyPaid)
    } catch (error) {
      if (error instanceof DriverFailure) throw new UserError(messages.walletDown)
      throw error
    }
  }
}
