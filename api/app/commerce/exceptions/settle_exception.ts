import { lockUser } from '#accounts/lock_user'
import type { HttpContext } from '@adonisjs/core/http'
import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { ExceptionStatus, messages } from '#commerce/exceptions/terms'
import Order from '#commerce/order'
import { CompleteOrder } from '#commerce/payments/complete_order'
import Payment from '#commerce/payments/payment'
import PaymentException from '#commerce/payments/payment_exception'
import { OrderStatus, PaymentExceptionKind, PaymentStatus } from '#commerce/terms'
import { audit } from '#core/audit/audit'
import { requireUser } from '#core/current_user'
import { UserError } from '#core/errors'
import { now } from '#core/time'
import { transaction, type Trx } from '#core/transaction'

/** 补单: the only way to reopen a closed order, and only for its exact amount (docs/decisions/0022). */
@inject()
export class SettleException {
  constructor(protected completeOrder: CompleteOrder) {}

  async execute(ctx: HttpContext, id: number): Promise<void> {
    // Before the transaction: its first plain read comes after the locks (docs/decisions/0027).
    const seen = await db.from('payment_exceptions').where('id', id).select('order_id').first()
    const orderId = (seen?.order_id as number | null | undefined) ?? null
    await transaction(async (trx) => {
      const exception = await lockLateException(trx, { id, orderId })
      const { order, payment } = await lockClosed(trx, exception)

      const { paidAt: iso } = exception.walletFact
      const paidAt = iso ? DateTime.fromISO(iso, { zone: 'utc' }) : now()
      await lockUser(trx, order.userId)
      if (!(await order.reopen(trx))) throw new UserError(messages.orderNotClosed)
      await payment.markPaidLate(trx, { transactionId: exception.transactionId, paidAt })
      await this.completeOrder.execute(trx, order, paidAt)

      const { id: adminId } = requireUser(ctx)
      await exception
        .useTransaction(trx)
        .merge({ status: ExceptionStatus.Settled, resolvedBy: adminId, resolvedAt: now() })
        .save()
      await audit(trx, ctx, {
        action: 'payment-exception.settle',
        object: `payment-exception:${id}`,
        before: { exceptionStatus: ExceptionStatus.Open, orderStatus: OrderStatus.Deleted },
        after: { exceptionStatus: ExceptionStatus.Settled, orderStatus: OrderStatus.Paid, orderId: order.orderNo },
      })
    })
  }
}

const bookableKinds: PaymentExceptionKind[] = [PaymentExceptionKind.Late, PaymentExceptionKind.Free]

/** Locks the order before the exception, as settling does. */
async function lockLateException(
  trx: Trx,
  { id, orderId }: { id: number; orderId: number | null }
): Promise<PaymentException> {
  if (orderId) await trx.from('orders').where('id', orderId).forUpdate().first()
  const exception = await PaymentException.lockById(trx, id)
  if (exception.status !== ExceptionStatus.Open) throw new UserError(messages.notOpen)
  if (!bookableKinds.includes(exception.kind)) throw new UserError(messages.onlyLate)
  return exception
}

async function lockClosed(trx: Trx, exception: PaymentException) {
  if (!exception.orderId || !exception.paymentId) throw new UserError(messages.noOrder)
  const order = await Order.query({ client: trx }).where('id', exception.orderId).forUpdate().firstOrFail()
  const payment = await Payment.query({ client: trx }).where('id', exception.paymentId).forUpdate().firstOrFail()
  if (order.orderStatus !== OrderStatus.Deleted) throw new UserError(messages.orderNotClosed)
  if (payment.status !== PaymentStatus.Closed) throw new UserError(messages.orderNotClosed)
  const amounts = [order.amountFen, payment.amountFen].map(Number)
  if (amounts.some((fen) => fen !== exception.amountFen)) throw new UserError(messages.otherAmount)
  const { currency = 'CNY' } = exception.walletFact
  if (currency !== 'CNY') throw new UserError(messages.otherAmount)
  return { order, payment }
}
