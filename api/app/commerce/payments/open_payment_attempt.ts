import { inject } from '@adonisjs/core'
import Order from '#commerce/order'
import Payment from '#commerce/payments/payment'
import { PaymentStatus, messages } from '#commerce/terms'
import { NotFound, Unavailable } from '#core/http/refusal'
import { transaction, type Trx } from '#core/transaction'
import { DriverFailure } from '#drivers/driver_failure'
import { Wallets } from '#drivers/payment/wallets'

/** One open attempt per order; the next begins after it has ended. */
@inject()
export class OpenPaymentAttempt {
  constructor(protected wallets: Wallets) {}

  async execute(order: Order): Promise<Payment> {
    const { provider } = this.wallets.current
    const payment = await transaction((trx) => findOrCreate(trx, order, provider))
    if (payment.codeUrl) return payment

    try {
      // Outside the transaction: it may take seconds, and the same attempt may be sent again.
      const wallet = this.wallets.of(payment)
      const { codeUrl } = await wallet.createCode({
        merchantNo: payment.merchantNo,
        title: order.orderName,
        amountFen: Number(payment.amountFen),
        expiresAt: payment.expiresAt,
      })
      if (!(await payment.saveCode(codeUrl))) {
        // The order was closed while the wallet created the code: it must not be payable there.
        await wallet.close(payment.merchantNo)
        throw new NotFound()
      }
      return payment
    } catch (error) {
      if (error instanceof DriverFailure) throw new Unavailable(messages.walletDown)
      throw error
    }
  }
}

async function findOrCreate(trx: Trx, { id }: Order, provider: string): Promise<Payment> {
  const order = await Order.query({ client: trx }).where('id', id).forUpdate().firstOrFail()
  if (!order.isPayable) throw new NotFound()

  const open = await Payment.openOf(order.id, trx).first()
  if (open) return open

  const [{ count }] = await trx.from('payments').where('order_id', order.id).count('* as count')
  return new Payment()
    .useTransaction(trx)
    .merge({
      orderId: order.id,
      merchantNo: `${order.orderNo}_${Number(count) + 1}`,
      provider,
      amountFen: Number(order.amountFen),
      status: PaymentStatus.Open,
      openKey: order.id,
      expiresAt: order.expiresAt,
    })
    .save()
}
