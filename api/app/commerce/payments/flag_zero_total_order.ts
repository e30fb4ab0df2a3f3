import { inject } from '@adonisjs/core'
import type Order from '#commerce/order'
import { OrderInvoices } from '#commerce/order_invoices'
import PaymentException from '#commerce/payments/payment_exception'
import { CloseReason, PaymentExceptionKind, PaymentStatus } from '#commerce/terms'
import { now, toStored } from '#core/time'
import type { Trx } from '#core/transaction'

/** No payment provider is involved. */
const provider = 'none'

/** Everything has a price, so 0.00 is an error: it grants nothing, and 补单 books the row (docs/threats.md T38). */
@inject()
export class FlagZeroTotalOrder {
  constructor(protected invoices: OrderInvoices) {}

  async execute(trx: Trx, order: Order): Promise<void> {
    const at = toStored(now())
    await order.markClosed(trx, CloseReason.Free)
    await this.invoices.onOrderClosed(trx, order)
    const [paymentId] = await trx
      .table('payments')
      .insert({
        order_id: order.id,
        merchant_no: order.orderNo,
        provider,
        amount_fen: 0,
        status: PaymentStatus.Closed,
        expires_at: toStored(order.expiresAt),
        closed_at: at,
        created_at: at,
      })
    await PaymentException.record(trx, {
      kind: PaymentExceptionKind.Free,
      transactionId: `FREE${order.orderNo}`,
      provider,
      amountFen: 0,
      paymentId,
      orderId: order.id,
      detail: { merchantNo: order.orderNo, expectedFen: null },
    })
  }
}
