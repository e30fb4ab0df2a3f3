import db from '@adonisjs/lucid/services/db'
import { inOrderOf, pageOfRows } from '#core/paginate'
import { sortedBy, type Sorting } from '#core/lists/sorting'
import { linesOfRefunds } from '#commerce/refunds/refund_lines'
import { refundsForOrder } from '#commerce/refunds/refunds_for_order'
import { toRefund, type RefundRow } from '#commerce/refunds/refund_transformer'
import type { RefundStatus } from '#commerce/refunds/terms'
import { BankProvider } from '#commerce/terms'

export interface RefundFilters extends Sorting<'refunds'> {
  refundStatus?: RefundStatus
  orderId?: string
  page?: number
  pageSize?: number
}

const columns = {
  refundAmt: 'refunds.amount_fen',
  refundStatus: 'refunds.status',
  createTime: 'refunds.created_at',
  finishTime: 'refunds.finished_at',
}

export async function refundList({ page, pageSize, ...filters }: RefundFilters) {
  const { refundStatus, orderId } = filters
  const ofOrder = orderId ? await refundsForOrder({ orderNo: orderId }) : undefined
  const refunds = () => {
    const all = db.from('refunds').if(refundStatus, (query) => query.where('status', refundStatus!))
    return ofOrder ? ofOrder(all) : all
  }
  const found = await pageOfRows(refunds, {
    id: 'refunds.id',
    sortBy: sortedBy<'refunds'>(filters, columns),
    page,
    pageSize,
  })
  const list: RefundRow[] = inOrderOf(found.ids, await rows().whereIn('refunds.id', found.ids))
  const lines = await linesOfRefunds(list.map(({ id }) => id))
  return { refunds: list.map((row) => toRefund(row, lines.get(row.id))), total: found.total, more: found.more }
}

export async function refundById(id: number) {
  const row: RefundRow = await rows().where('refunds.id', id).firstOrFail()
  return toRefund(row, (await linesOfRefunds([id])).get(id))
}

function rows() {
  return db
    .from('refunds')
    .leftJoin('payment_exceptions', 'payment_exceptions.id', 'refunds.payment_exception_id')
    .leftJoin('payments', 'payments.id', 'refunds.payment_id')
    .joinRaw('left join orders on orders.id = coalesce(payments.order_id, payment_exceptions.order_id)')
    .joinRaw(
      `left join bank_lines on refunds.provider = ?
        and bank_lines.bank_serial = coalesce(payment_exceptions.transaction_id, payments.transaction_id)`,
      [BankProvider]
    )
    .leftJoin('users', 'users.id', 'refunds.requested_by')
    .select('refunds.*', 'orders.order_no', 'orders.order_name', 'orders.amount_fen as order_fen')
    .select('users.user_name as asked_by', 'bank_lines.id as line_id')
    .select('bank_lines.payer_name', 'bank_lines.payer_account')
}
