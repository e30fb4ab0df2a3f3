import logger from '@adonisjs/core/services/logger'
import { closeOrder } from '#commerce/close_order'
import Order from '#commerce/order'
import { CloseReason, OrderStatus } from '#commerce/terms'
import { now, toStored } from '#core/time'

const atOnce = 100

/**
 * Closes the orders whose half hour is over, oldest first, each by itself: one that the wallet will not talk
 * about waits for the next round.
 * @returns how many were closed, turned out to be paid, and could not be decided
 */
export async function closeStaleOrders() {
  const stale = await Order.query()
    .where('orderStatus', OrderStatus.Paying)
    .where('expiresAt', '<=', toStored(now()))
    .orderBy('expiresAt')
    .limit(atOnce)

  const count = { closed: 0, paid: 0, gone: 0, failed: 0 }
  for (const order of stale) {
    try {
      count[await closeOrder(order, CloseReason.Expired)]++
    } catch (error) {
      count.failed++
      logger.warn({ err: error, orderNo: order.orderNo }, 'a stale order could not be closed')
    }
  }
  return count
}
