import logger from '@adonisjs/core/services/logger'
import type { DateTime } from 'luxon'
import { lockUser } from '#accounts/lock_user'
import { paymentGateway } from '#commerce/payments/gateway'
import Order from '#commerce/order'
import { orderInvoices } from '#commerce/order_invoices'
import OrderItem from '#commerce/order_item'
import Payment from '#commerce/payments/payment'
import PaymentException from '#commerce/payments/payment_exception'
import { OrderStatus, PaymentExceptionKind, PaymentStatus } from '#commerce/terms'
import { now, toStored } from '#core/time'
import { transaction, type Trx } from '#core/transaction'
import type { PaymentFact } from '#drivers/payment/payment_gateway'
import { grantCourses } from '#learning/entitlements/grant_courses'

export type Settlement = 'settled' | 'already' | 'exception' | 'nothing'

/**
 * The one way in which money reaches an order: the wallet's notice, a poll of the buyer, the sweeping job and
 * an admin all end here, with a fact that the gateway vouches for. In one transaction the try and the order
 * become paid and the courses are granted; told again, nothing happens. Money that fits no waiting order
 * exactly is written down as an exception and grants nothing (decisions, section 5).
 */
export async function settleOrder(fact: PaymentFact): Promise<Settlement> {
  if (fact.state !== 'paid' || !fact.transactionId) return 'nothing'
  const account = await (await paymentGateway()).account()

  const outcome = await transaction((trx) => settle(trx, fact as Paid, account))
  if (outcome !== 'already') logger.info({ outcome, merchantNo: fact.merchantNo }, 'payment told')
  return outcome
}

type Paid = PaymentFact & { transactionId: string }

async function settle(
  trx: Trx,
  fact: Paid,
  account: { merchantId: string; appId: string }
): Promise<Settlement> {
  const found = await lockAttempt(trx, fact.merchantNo)
  if (found && found.payment.transactionId === fact.transactionId) return 'already'

  const kind = misfit(fact, found, account)
  if (kind) {
    await PaymentException.record(trx, {
      kind,
      transactionId: fact.transactionId,
      amountFen: fact.amountFen,
      paymentId: found?.payment.id ?? null,
      orderId: found?.order.id ?? null,
      detail: { ...fact, expectedFen: found?.payment.amountFen ?? null },
    })
    // The wallet takes no second payment on this number, so the order needs a new one.
    if (kind === PaymentExceptionKind.Amount) await found!.payment.markClosed(trx)
    return 'exception'
  }

  const { order, payment } = found!
  const paidAt = fact.paidAt ?? now()
  await payment.markPaid(trx, { transactionId: fact.transactionId, paidAt })
  await completeOrder(trx, order, paidAt)
  return 'settled'
}

/** An order of 0.00 goes through no wallet; it has its payment all the same, so that paid always means one. */
export async function payNothing(trx: Trx, order: Order): Promise<void> {
  const at = now()
  await trx.table('payments').insert({
    order_id: order.id,
    merchant_no: order.orderNo,
    provider: 'none',
    amount_fen: 0,
    status: PaymentStatus.Paid,
    paid_key: order.id,
    expires_at: toStored(order.expiresAt),
    paid_at: toStored(at),
    created_at: toStored(at),
  })
  await completeOrder(trx, order, at)
}

/** The order first, then its try: whoever closes an order takes the two locks in the same sequence. */
async function lockAttempt(trx: Trx, merchantNo: string) {
  const attempt = await trx
    .from('payments')
    .where('merchant_no', merchantNo)
    .select('order_id')
    .first()
  if (!attempt) return null
  const order = await Order.query({ client: trx })
    .where('id', attempt.order_id)
    .forUpdate()
    .firstOrFail()
  const payment = await Payment.query({ client: trx })
    .where('merchantNo', merchantNo)
    .forUpdate()
    .firstOrFail()
  return { order, payment }
}

function misfit(
  fact: Paid,
  found: { order: Order; payment: Payment } | null,
  account: { merchantId: string; appId: string }
): PaymentExceptionKind | null {
  const ours = fact.merchantId === account.merchantId && fact.appId === account.appId
  if (!found || !ours) return PaymentExceptionKind.Orphan
  const { order, payment } = found
  if (order.orderStatus === OrderStatus.Paid) return PaymentExceptionKind.Double
  if (order.orderStatus !== OrderStatus.Paying) return PaymentExceptionKind.Late
  if (payment.status !== PaymentStatus.Open) return PaymentExceptionKind.Late
  if (fact.amountFen !== Number(payment.amountFen) || fact.currency !== 'CNY') {
    return PaymentExceptionKind.Amount
  }
  return null
}

/**
 * Makes an order under its lock paid: the courses are granted, the invoice that was wished for is asked for. Only
 * for who has booked the money in the same transaction.
 */
export async function completeOrder(trx: Trx, order: Order, paidAt: DateTime): Promise<void> {
  // The state of an order stands in an index beside its buyer, so changing it shares the buyer's lock already.
  await lockUser(trx, order.userId)
  if (!(await order.markPaid(trx, paidAt)))
    throw new Error(`order ${order.id} moved under its lock`)

  const items = await OrderItem.query({ client: trx })
    .where('orderId', order.id)
    .orderBy('courseId')
  await grantCourses(trx, {
    order: { id: order.id, userId: order.userId, orderType: order.orderType, paidAt },
    items,
  })
  await countSales(trx, items)
  await (await orderInvoices()).paid(trx, order)
}

/**
 * In the order of the courses' numbers. What is granted shares the lock of its course, and two who share it cannot
 * both go on to count: so granting has locked the courses wholly before (docs/decisions/0027).
 */
async function countSales(trx: Trx, items: OrderItem[]): Promise<void> {
  for (const { courseId } of items) {
    await trx.from('courses').where('id', courseId).increment('order_count', 1)
  }
}
