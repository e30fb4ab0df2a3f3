import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import { BankLineState } from '#commerce/bank_transfers/terms'
import { CloseOrder } from '#commerce/payments/close_order'
import Order from '#commerce/order'
import { CloseReason, OrderStatus } from '#commerce/terms'
import { now, toStored } from '#core/time'

const batchSize = 100

@inject()
export class CloseStaleOrders {
  constructor(protected closeOrder: CloseOrder) {}

  async execute() {
    // An order stays open while an admin has to confirm its money.
    const arrived = db.from('bank_lines').where('state', BankLineState.Matched).whereNotNull('order_id')
    const stale = await Order.query()
      .where('orderStatus', OrderStatus.Paying)
      .where('expiresAt', '<=', toStored(now()))
      .whereNotIn('id', arrived.select('order_id'))
      .orderBy('expiresAt')
      .limit(batchSize)

    const count = { closed: 0, paid: 0, gone: 0, failed: 0 }
    for (const order of stale) {
      try {
        count[await this.closeOrder.execute(order, CloseReason.Expired)]++
      } catch (error) {
        count.failed++
        logger.warn({ err: error, orderNo: order.orderNo }, 'a stale order could not be closed')
      }
    }
    return count
  }
}
