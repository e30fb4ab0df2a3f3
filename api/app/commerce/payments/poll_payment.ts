import logger from '@adonisjs/core/services/logger'
import { closeOrder } from '#commerce/close_order'
import { paymentGateway } from '#commerce/payments/gateway'
import type Order from '#commerce/order'
import Payment from '#commerce/payments/payment'
import { settleOrder } from '#commerce/payments/settle_order'
import { CloseReason, OrderStatus } from '#commerce/terms'
import { Refusal } from '#core/http/refusal'
import { now } from '#core/time'
import { DriverFailure } from '#drivers/driver_failure'

/** Many screens may watch one order; the wallet is asked about it no more often than this, per process. */
const askEveryMs = 2500
const remembered = 1000
const askedAt = new Map<string, number>()

/**
 * Asks the wallet about an order that waits for money and settles it when it was paid: notices get lost. One whose
 * half hour is over is decided now, so that whoever looks need not wait for the job. A wallet that does not answer
 * changes nothing.
 * @returns the order as it is afterwards
 */
export async function pollPayment(order: Order): Promise<Order> {
  if (order.orderStatus !== OrderStatus.Paying || !isDue(order.orderNo)) return order
  try {
    const moved = order.isPayable ? await settleIfPaid(order) : await endNow(order)
    return moved ? await order.refresh() : order
  } catch (error) {
    if (!(error instanceof DriverFailure)) throw error
    logger.warn({ err: error, orderNo: order.orderNo }, 'the wallet does not answer')
    return order
  }
}

async function settleIfPaid(order: Order): Promise<boolean> {
  const payment = await Payment.openOf(order.id).whereNotNull('codeUrl').first()
  const fact = payment && (await (await paymentGateway()).find(payment.merchantNo))
  return Boolean(fact) && (await settleOrder(fact!)) !== 'nothing'
}

async function endNow(order: Order): Promise<boolean> {
  try {
    await closeOrder(order, CloseReason.Expired)
    return true
  } catch (error) {
    // New tries were opened all the while; the next look, or the job, ends it.
    if (error instanceof Refusal) return false
    throw error
  }
}

function isDue(orderNo: string): boolean {
  const at = now().toMillis()
  if (at - (askedAt.get(orderNo) ?? 0) < askEveryMs) return false
  askedAt.delete(orderNo)
  askedAt.set(orderNo, at)
  if (askedAt.size > remembered) askedAt.delete(askedAt.keys().next().value!)
  return true
}
