import { paymentGateway } from '#commerce/payments/gateway'
import Order from '#commerce/order'
import Payment from '#commerce/payments/payment'
import { PaymentStatus, messages } from '#commerce/terms'
import { NotFound, Unavailable } from '#core/http/refusal'
import { transaction, type Trx } from '#core/transaction'
import { DriverFailure } from '#drivers/driver_failure'

/**
 * The try by which an order is being paid, with the code that its QR shows. There is one open try an order;
 * a new one begins only after the one before has ended.
 * @throws NotFound when the order waits for no money, or its time is over
 * @throws Unavailable when the wallet does not answer; the order stays payable
 */
export async function openPaymentAttempt(order: Order): Promise<Payment> {
  const payment = await transaction((trx) => findOrCreate(trx, order))
  if (payment.codeUrl) return payment

  const gateway = await paymentGateway()
  try {
    // The wallet is asked outside the transaction: it may take seconds, and the same attempt may be sent again.
    const { codeUrl } = await gateway.createCode({
      merchantNo: payment.merchantNo,
      title: order.orderName,
      amountFen: Number(payment.amountFen),
      expiresAt: payment.expiresAt,
    })
    if (!(await payment.keepCode(codeUrl))) {
      // The order was closed while the wallet was opening its side: nobody may pay there any more.
      await gateway.close(payment.merchantNo)
      throw new NotFound()
    }
    return payment
  } catch (error) {
    if (error instanceof DriverFailure) throw new Unavailable(messages.walletDown)
    throw error
  }
}

async function findOrCreate(trx: Trx, { id }: Order): Promise<Payment> {
  const order = await Order.query({ client: trx }).where('id', id).forUpdate().firstOrFail()
  if (!order.isPayable) throw new NotFound()

  const open = await Payment.openOf(order.id, trx).first()
  if (open) return open

  const [{ count }] = await trx.from('payments').where('order_id', order.id).count('* as count')
  const { provider } = await paymentGateway()
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
