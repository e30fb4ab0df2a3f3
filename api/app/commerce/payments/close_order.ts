import { inject } from '@adonisjs/core'
import Order from '#commerce/order'
import { OrderInvoices } from '#commerce/order_invoices'
import { EndPaymentAttempt } from '#commerce/payments/end_payment_attempt'
import Payment from '#commerce/payments/payment'
import { OrderStatus, messages, type CloseReason } from '#commerce/terms'
import { UserError } from '#core/errors'
import { transaction, type Trx } from '#core/transaction'

const maxAttempts = 3

interface Closing {
  reason: CloseReason
  payment: Payment | null
  onClose?: (trx: Trx) => Promise<void>
}

/**
 * Closes at the provider first, so that the order can no longer be paid; an earlier payment settles it instead
 * (docs/threats.md T46).
 */
@inject()
export class CloseOrder {
  constructor(
    protected invoices: OrderInvoices,
    protected endPaymentAttempt: EndPaymentAttempt
  ) {}

  /**
   * `onClose` runs in the closing transaction. @returns `gone` when it was already closed @throws DriverFailure with
   * nothing changed
   */
  async execute(
    order: Order,
    reason: CloseReason,
    onClose?: (trx: Trx) => Promise<void>
  ): Promise<'closed' | 'paid' | 'gone'> {
    for (let attempt = 1; attempt <= maxAttempts; attempt++) {
      const payment = await Payment.openOf(order.id).first()
      if (payment && (await this.endPaymentAttempt.execute(payment)) === 'paid') return 'paid'

      const closing = { reason, payment, onClose }
      const outcome = await transaction((trx) => this.#closeLocally(trx, order, closing))
      if (outcome !== 'reopened') return outcome
    }
    throw new UserError(messages.stillClosing)
  }

  async #closeLocally(trx: Trx, { id }: Order, { reason, payment, onClose }: Closing) {
    const order = await Order.query({ client: trx }).where('id', id).forUpdate().firstOrFail()
    if (order.orderStatus === OrderStatus.Paid) return 'paid'
    if (order.orderStatus === OrderStatus.Deleted) return 'gone'

    const open = await Payment.openOf(id, trx).forUpdate().first()
    // A new payment attempt was opened in the meantime: the provider has to close it first.
    if (open && open.id !== payment?.id) return 'reopened'
    await open?.markClosed(trx)
    await order.markClosed(trx, reason)
    await this.invoices.onOrderClosed(trx, order)
    await onClose?.(trx)
    return 'closed'
  }
}
