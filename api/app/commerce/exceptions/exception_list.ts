import db from '@adonisjs/lucid/services/db'
import { toPaymentException, type ExceptionRow } from '#commerce/exceptions/exception_transformer'
import { ExceptionStatus } from '#commerce/exceptions/terms'
import type { PaymentExceptionKind } from '#commerce/terms'

export interface ExceptionFilters {
  exceptionStatus?: ExceptionStatus
  kind?: PaymentExceptionKind
  orderId?: string
  page?: number
  pageSize?: number
}

export async function exceptionList({ page = 1, pageSize = 10, ...filters }: ExceptionFilters) {
  const found = await rows()
    .where((query) => {
      if (filters.exceptionStatus) query.where('payment_exceptions.status', filters.exceptionStatus)
      if (filters.kind) query.where('payment_exceptions.kind', filters.kind)
      if (filters.orderId) query.where('orders.order_no', filters.orderId)
    })
    .orderBy('payment_exceptions.id', 'desc')
    .paginate(page, pageSize)
  const [{ count }] = await db
    .from('payment_exceptions')
    .where('status', ExceptionStatus.Open)
    .count('* as count')
  return {
    exceptions: found.all().map((row: ExceptionRow) => toPaymentException(row)),
    total: found.total,
    openCount: Number(count),
  }
}

export async function exceptionById(id: number) {
  return toPaymentException(await rows().where('payment_exceptions.id', id).firstOrFail())
}

function rows() {
  return db
    .from('payment_exceptions')
    .leftJoin('orders', 'orders.id', 'payment_exceptions.order_id')
    .leftJoin('payments', 'payments.id', 'payment_exceptions.payment_id')
    .leftJoin('refunds', 'refunds.payment_exception_id', 'payment_exceptions.id')
    .leftJoin('users', 'users.id', 'payment_exceptions.resolved_by')
    .select('payment_exceptions.*', 'orders.order_no', 'orders.order_name', 'orders.order_status')
    .select('orders.amount_fen as order_fen', 'payments.merchant_no')
    .select('payments.status as payment_status', 'payments.amount_fen as payment_fen')
    .select('refunds.id as refund_id', 'refunds.status as refund_status', 'refunds.failure')
    .select('users.user_name as resolver')
}
