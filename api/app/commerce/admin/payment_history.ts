import db from '@adonisjs/lucid/services/db'
import type { ExceptionStatus } from '#commerce/exceptions/terms'
import type { RefundStatus } from '#commerce/refunds/terms'
import type { PaymentExceptionKind, PaymentStatus } from '#commerce/terms'
import { toYuan } from '#core/money'
import { toWireTime } from '#core/time'

export async function paymentHistoryOf(orderId: number) {
  const payments = await db.from('payments').where('order_id', orderId).orderBy('id')
  const exceptions = await db.from('payment_exceptions').where('order_id', orderId).orderBy('id')
  const refunds = await db
    .from('refunds')
    .leftJoin('payments', 'payments.id', 'refunds.payment_id')
    .leftJoin('payment_exceptions', 'payment_exceptions.id', 'refunds.payment_exception_id')
    .where((query) =>
      query.where('payments.order_id', orderId).orWhere('payment_exceptions.order_id', orderId)
    )
    .orderBy('refunds.id')
    .select('refunds.*')
  return {
    payments: payments.map((row) => ({
      merchantNo: row.merchant_no as string,
      provider: row.provider as string,
      paymentAmt: toYuan(Number(row.amount_fen)),
      status: row.status as PaymentStatus,
      transactionId: row.transaction_id as string | null,
      createTime: toWireTime(row.created_at),
      expireTime: toWireTime(row.expires_at),
      paidTime: toWireTime(row.paid_at),
      closeTime: toWireTime(row.closed_at),
    })),
    exceptions: exceptions.map((row) => ({
      paymentExceptionId: Number(row.id),
      kind: row.kind as PaymentExceptionKind,
      exceptionAmt: toYuan(Number(row.amount_fen)),
      transactionId: row.transaction_id as string,
      status: row.status as ExceptionStatus,
      createTime: toWireTime(row.created_at),
    })),
    refunds: refunds.map((row) => ({
      refundNo: row.refund_no as string,
      refundAmt: toYuan(Number(row.amount_fen)),
      reason: row.reason as string,
      status: row.status as RefundStatus,
      createTime: toWireTime(row.created_at),
      finishTime: toWireTime(row.finished_at),
    })),
  }
}
