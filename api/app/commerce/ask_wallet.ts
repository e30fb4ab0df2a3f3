import logger from '@adonisjs/core/services/logger'
import { paymentGateway } from '#commerce/gateway'
import type Order from '#commerce/order'
import Payment from '#commerce/payment'
import { settleOrder } from '#commerce/settle_order'
import { OrderStatus } from '#commerce/terms'
import { DriverFailure } from '#drivers/driver_failure'

/** Many screens may watch one order; the wallet is asked about it no more often than this, per process. */
const askEveryMs = 2500
const remembered = 1000
const askedAt = new Map<string, number>()

/**
 * Asks the wallet about an order that waits for money and settles it when it was paid: notices get lost. A
 * wallet that does not answer changes nothing.
 * @returns the order as it is afterwards
 */
export async function askWallet(order: Order): Promise<Order> {
  if (order.orderStatus !== OrderStatus.Paying || !isDue(order.orderNo)) return order
  const payment = await Payment.openOf(order.id).whereNotNull('codeUrl').first()
  if (!payment) return order

  try {
    const fact = await (await paymentGateway()).find(payment.merchantNo)
    if (!fact || (await settleOrder(fact)) === 'nothing') return order
    return await order.refresh()
  } catch (error) {
    if (!(error instanceof DriverFailure)) throw error
    logger.warn({ err: error, merchantNo: payment.merchantNo }, 'the wallet does not answer')
    return order
  }
}

function isDue(orderNo: string): boolean {
  const at = Date.now()
  if (at - (askedAt.get(orderNo) ?? 0) < askEveryMs) return false
  askedAt.delete(orderNo)
  askedAt.set(orderNo, at)
  if (askedAt.size > remembered) askedAt.delete(askedAt.keys().next().value!)
  return true
}
