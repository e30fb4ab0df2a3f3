import db from '@adonisjs/lucid/services/db'
import { toPaymentException, type ExceptionRow } from '#commerce/exceptions/exception_transformer'
import { ExceptionStatus } from '#commerce/exceptions/terms'
import { inOrderOf, pageOfRows } from '#core/paginate'
import { sortedBy, type Sorting } from '#core/lists/sorting'
import { BankProvider, type PaymentExceptionKind } from '#commerce/terms'

export interface ExceptionFilters extends Sorting<'payment-exceptions'> {
  exceptionStatus?: ExceptionStatus
  kind?: PaymentExceptionKind
  orderId?: string
  page?: number
  pageSize?: number
}

const columns = {
  kind: 'payment_exceptions.kind',
  amount: 'payment_exceptions.amount_fen',
  paidTime: 'payment_exceptions.created_at',
  exceptionStatus: 'payment_exceptions.status',
}

export async function exceptionList({ page, pageSize, ...filters }: ExceptionFilters) {
  const sortBy = sortedBy<'payment-exceptions'>(filters, columns)
  const options = { id: 'payment_exceptions.id', sortBy, page, pageSize }
  const found = await pageOfRows(() => filterExceptions(filters), options)
  const list: ExceptionRow[] = await rows().whereIn('payment_exceptions.id', found.ids)
  const [{ count }] = await db.from('payment_exceptions').where('status', ExceptionStatus.Open).count('* as count')
  return {
    exceptions: inOrderOf(found.ids, list).map((row) => toPaymentException(row)),
    total: found.total,
    more: found.more,
    openCount: Number(count),
  }
}

function filterExceptions({ exceptionStatus, kind, orderId }: ExceptionFilters) {
  const found = db.from('payment_exceptions')
  if (exceptionStatus) found.where('payment_exceptions.status', exceptionStatus)
  if (kind) found.where('payment_exceptions.kind', kind)
  if (orderId) found.whereIn('order_id', db.from('orders').where('order_no', orderId).select('id'))
  return found
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
    .leftJoin('bank_lines', (join) =>
      join
        .on('bank_lines.bank_serial', 'payment_exceptions.transaction_id')
        .andOnVal('payment_exceptions.provider', BankProvider)
    )
    .select('payment_exceptions.*', 'orders.order_no', 'orders.order_name', 'orders.order_status')
    .select('orders.amount_fen as order_fen', 'payments.merchant_no')
    .select('payments.status as payment_status', 'payments.amount_fen as payment_fen')
    .select('refunds.id as refund_id', 'refunds.status as refund_status', 'refunds.failure')
    .select('users.user_name as resolver', 'bank_lines.id as bank_line_id')
}
