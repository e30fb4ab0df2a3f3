import db from '@adonisjs/lucid/services/db'
import type { ExceptionStatus } from '#commerce/exceptions/terms'
import { refundsOfOrder } from '#commerce/refunds/refunds_of_order'
import { BankProvider, type PaymentExceptionKind, type PaymentStatus, type PayWay } from '#commerce/terms'
import { toYuan } from '#core/money'
import { toWireTime } from '#core/time'

export async function paymentHistoryOf(orderId: number) {
  const payments = await db.from('payments').where('order_id', orderId).orderBy('id')
  const exceptions = await db.from('payment_exceptions').where('order_id', orderId).orderBy('id')
  const lineIds = await bankLineIds(payments, exceptions)
  return {
    payments: payments.map((row) => ({
      merchantNo: row.merchant_no as string,
      provider: row.provider as string,
      payWay: row.way as PayWay,
      paymentAmt: toYuan(row.amount_fen),
      status: row.status as PaymentStatus,
      transactionId: row.transaction_id as string | null,
      bankLineId: lineIds.get(row.transaction_id) ?? null,
      createTime: toWireTime(row.created_at),
      expireTime: toWireTime(row.expires_at),
      paidTime: toWireTime(row.paid_at),
      closeTime: toWireTime(row.closed_at),
    })),
    exceptions: exceptions.map((row) => ({
      paymentExceptionId: row.id as number,
      kind: row.kind as PaymentExceptionKind,
      exceptionAmt: toYuan(row.amount_fen),
      transactionId: row.transaction_id as string,
      bankLineId: lineIds.get(row.transaction_id) ?? null,
      status: row.status as ExceptionStatus,
      createTime: toWireTime(row.created_at),
    })),
    refunds: await refundsOfOrder(orderId),
  }
}

/** By serial, which is the transaction id of money by bank transfer. */
async function bankLineIds(...paid: { provider: string; transaction_id: string | null }[][]) {
  const serials = paid
    .flat()
    .flatMap(({ provider, transaction_id: id }) => (provider === BankProvider && id ? [id] : []))
  if (!serials.length) return new Map<string | null, number>()
  const lines = await db.from('bank_lines').whereIn('bank_serial', serials).select('id', 'bank_serial')
  return new Map<string | null, number>(lines.map((line) => [line.bank_serial, line.id]))
}
