import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import { CloseOrder } from '#commerce/payments/close_order'
import type Order from '#commerce/order'
import Payment from '#commerce/payments/payment'
import { SettleOrder } from '#commerce/payments/settle_order'
import { CloseReason, OrderStatus } from '#commerce/terms'
import { UserError } from '#core/errors'
import { DriverFailure } from '#drivers/driver_failure'
import { Wallets } from '#drivers/payment/wallets'

/** Per order and process. */
const minIntervalMs = 2500
const maxRemembered = 1000
const polledAt = new Map<string, number>()

/** Webhooks get lost, so an unpaid order is queried and an expired one closed. Without a response nothing changes. */
@inject()
export class PollPayment {
  constructor(
    protected wallets: Wallets,
    protected settleOrder: SettleOrder,
    protected closeOrder: CloseOrder
  ) {}

  async execute(order: Order): Promise<Order> {
    if (order.orderStatus !== OrderStatus.Paying || !isPollDue(order.orderNo)) return order
    try {
      const changed = order.isPayable ? await this.#settleIfPaid(order) : await this.#closeExpired(order)
      return changed ? await order.refresh() : order
    } catch (error) {
      if (!(error instanceof DriverFailure)) throw error
      logger.warn({ err: error, orderNo: order.orderNo }, 'the wallet does not answer')
      return order
    }
  }

  async #settleIfPaid(order: Order): Promise<boolean> {
    const payment = await Payment.openOf(order.id).whereNotNull('codeUrl').first()
    if (!payment) return false
    const wallet = this.wallets.of(payment)
    const providerPayment = await wallet.find(payment.merchantNo)
    return providerPayment !== null && (await this.settleOrder.execute(providerPayment, wallet)) !== 'nothing'
  }

  async #closeExpired(order: Order): Promise<boolean> {
    try {
      await this.closeOrder.execute(order, CloseReason.Expired)
      return true
    } catch (error) {
      // Each round found a new payment attempt; the next poll, or the job, closes the order.
      if (error instanceof UserError) return false
      throw error
    }
  }
}

function isPollDue(orderNo: string): boolean {
  const at = Date.now()
  if (at - (polledAt.get(orderNo) ?? 0) < minIntervalMs) return false
  polledAt.delete(orderNo)
  polledAt.set(orderNo, at)
  if (polledAt.size > maxRemembered) polledAt.delete(polledAt.keys().next().value!)
  return true
}
