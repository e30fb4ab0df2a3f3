import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { lockUser } from '#accounts/lock_user'
import { lockException, detailOf } from '#commerce/exceptions/find_exception'
import { ExceptionStatus, messages } from '#commerce/exceptions/terms'
import Order from '#commerce/order'
import Payment from '#commerce/payments/payment'
import type PaymentException from '#commerce/payments/payment_exception'
import { completeOrder } from '#commerce/payments/settle_order'
import { OrderStatus, PaymentExceptionKind, PaymentStatus } from '#commerce/terms'
import { audit } from '#core/audit/audit'
import { signedIn } from '#core/current_user'
import { Refusal } from '#core/http/refusal'
import { now } from '#core/time'
import { transaction, type Trx } from '#core/transaction'

/**
 * 补单: an admin books money that came after closing on its order, because the buyer still wants the goods. The
 * one way back from closed, and only for exactly the amount of the order (docs/decisions/0022): order and try
 * become paid and the courses are granted, all in one transaction, like every settling.
 * @throws NotFound
 * @throws Refusal when the money fits no closed order, or somebody decided otherwise
 */
export async function settleException(ctx: HttpContext, id: number): Promise<void> {
  await transaction(async (trx) => {
    const found = await findWaiting(trx, id)
    const { order, payment } = await lockClosed(trx, found)

    const { paidAt: told } = detailOf(found)
    const paidAt = told ? DateTime.fromISO(told, { zone: 'utc' }) : now()
    await lockUser(trx, order.userId)
    if (!(await order.reopen(trx))) throw new Refusal(messages.orderNotClosed)
    await payment.bookLate(trx, { transactionId: found.transactionId, paidAt })
    await completeOrder(trx, order, paidAt)

    await found
      .useTransaction(trx)
      .merge({ status: ExceptionStatus.Settled, resolvedBy: signedIn(ctx).id, resolvedAt: now() })
      .save()
    await audit(trx, ctx, {
      action: 'payment-exception.settle',
      object: `payment-exception:${id}`,
      before: { exceptionStatus: ExceptionStatus.Open, orderStatus: OrderStatus.Deleted },
      after: {
        exceptionStatus: ExceptionStatus.Settled,
        orderStatus: OrderStatus.Paid,
        orderId: order.orderNo,
      },
    })
  })
}

/** The order is locked before the exception, as everybody does who settles; so it is looked up first. */
async function findWaiting(trx: Trx, id: number): Promise<PaymentException> {
  const seen = await trx.from('payment_exceptions').where('id', id).select('order_id').first()
  if (seen?.order_id) await trx.from('orders').where('id', seen.order_id).forUpdate().first()
  const found = await lockException(trx, id)
  if (found.status !== ExceptionStatus.Open) throw new Refusal(messages.notOpen)
  if (found.kind !== PaymentExceptionKind.Late) throw new Refusal(messages.onlyLate)
  return found
}

async function lockClosed(trx: Trx, found: PaymentException) {
  if (!found.orderId || !found.paymentId) throw new Refusal(messages.noOrder)
  const order = await Order.query({ client: trx })
    .where('id', found.orderId)
    .forUpdate()
    .firstOrFail()
  const payment = await Payment.query({ client: trx })
    .where('id', found.paymentId)
    .forUpdate()
    .firstOrFail()
  if (order.orderStatus !== OrderStatus.Deleted) throw new Refusal(messages.orderNotClosed)
  if (payment.status !== PaymentStatus.Closed) throw new Refusal(messages.orderNotClosed)
  const amounts = [order.amountFen, payment.amountFen].map(Number)
  if (amounts.some((fen) => fen !== Number(found.amountFen)))
    throw new Refusal(messages.otherAmount)
  const { currency = 'CNY' } = detailOf(found)
  if (currency !== 'CNY') throw new Refusal(messages.otherAmount)
  return { order, payment }
}
