import { paymentGateway } from '#commerce/payments/gateway'
import Order from '#commerce/order'
import { orderInvoices } from '#commerce/order_invoices'
import Payment from '#commerce/payments/payment'
import { settleOrder } from '#commerce/payments/settle_order'
import { OrderStatus, messages, type CloseReason } from '#commerce/terms'
import { Refusal } from '#core/http/refusal'
import { transaction, type Trx } from '#core/transaction'

const tries = 3

/**
 * Closes an order that waits for money: first at the wallet, so that nobody can pay it any more, then here. When
 * a payment came first the order is settled instead (threat T46).
 * @param also what is true together with the closing, and only when this call does it
 * @returns what the order has become: `closed` by this call, `paid`, or `gone` when it was closed before
 * @throws DriverFailure when the wallet does not answer; nothing has changed then
 */
export async function closeOrder(
  order: Order,
  reason: CloseReason,
  also?: (trx: Trx) => Promise<void>
): Promise<'closed' | 'paid' | 'gone'> {
  for (let attempt = 1; attempt <= tries; attempt++) {
    const payment = await Payment.openOf(order.id).first()
    if (payment && (await endAtWallet(payment)) === 'paid') return 'paid'

    const outcome = await transaction((trx) => closeHere(trx, order, { reason, payment, also }))
    if (outcome !== 'reopened') return outcome
  }
  throw new Refusal(messages.stillClosing)
}

async function endAtWallet({ merchantNo }: Payment): Promise<'ended' | 'paid'> {
  const fact = await (await paymentGateway()).close(merchantNo)
  if (fact?.state !== 'paid') return 'ended'
  return (await settleOrder(fact)) === 'exception' ? 'ended' : 'paid'
}

interface Closing {
  reason: CloseReason
  payment: Payment | null
  also?: (trx: Trx) => Promise<void>
}

async function closeHere(trx: Trx, { id }: Order, { reason, payment, also }: Closing) {
  const order = await Order.query({ client: trx }).where('id', id).forUpdate().firstOrFail()
  if (order.orderStatus === OrderStatus.Paid) return 'paid'
  if (order.orderStatus === OrderStatus.Deleted) return 'gone'

  const open = await Payment.openOf(id, trx).forUpdate().first()
  // A screen asked for a new code in between: its try has to end at the wallet first.
  if (open && open.id !== payment?.id) return 'reopened'
  await open?.markClosed(trx)
  await order.markClosed(trx, reason)
  await (await orderInvoices()).closed(trx, order)
  await also?.(trx)
  return 'closed'
}
