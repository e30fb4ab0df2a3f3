import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import type Refund from '#commerce/refunds/refund'
import { RefundLine } from '#commerce/refunds/refund'
import type { RefundStatus } from '#commerce/refunds/terms'
import type { RowOf } from '#core/row_of'
import { toRfc3339 } from '#core/time'
import { changedPage } from '#partners/v1/accounting/changed_page'
import { moneyPageValidator } from '#partners/v1/accounting/validators'
import { limitOf, toPage } from '#partners/v1/wire'

interface Row extends RowOf<typeof Refund> {
  status: RefundStatus
  order_id: number | null
  order_no: string | null
}

export default class RefundsController {
  /** Of orders, and of money that fitted no order: the latter have no payment and perhaps no order. */
  async index({ request }: HttpContext) {
    const page = await request.validateUsing(moneyPageValidator)
    const refunds = db
      .from('refunds')
      .leftJoin('payments', 'payments.id', 'refunds.payment_id')
      .leftJoin('payment_exceptions', 'payment_exceptions.id', 'refunds.payment_exception_id')
      .joinRaw('left join orders on orders.id = coalesce(payments.order_id, payment_exceptions.order_id)')
      .select('refunds.*', 'orders.id as order_id', 'orders.order_no')
    const rows: Row[] = await changedPage(refunds, 'refunds', page)
    const lines = await linesOf(rows.map(({ id }) => id))
    const toItem = (row: Row) => toRefund(row, lines.get(row.id) ?? [])
    return toPage(rows, { limit: limitOf(page), toItem, cursor: ({ id }) => id })
  }
}

async function linesOf(refundIds: number[]): Promise<Map<number, RefundLine[]>> {
  return Map.groupBy(await RefundLine.query().whereIn('refundId', refundIds).orderBy('id'), ({ refundId }) => refundId)
}

function toRefund(row: Row, lines: RefundLine[]) {
  return {
    id: row.id,
    refundNo: row.refund_no,
    orderId: row.order_id,
    orderNo: row.order_no,
    paymentId: row.payment_id,
    provider: row.provider,
    state: row.status,
    amountFen: row.amount_fen,
    reason: row.reason,
    providerRefundId: row.provider_refund_id,
    lines: lines.map(({ orderItemId: lineId, copies, amountFen }) => ({ lineId, copies, amountFen })),
    createdAt: toRfc3339(row.created_at)!,
    finishedAt: toRfc3339(row.finished_at),
    updatedAt: toRfc3339(row.updated_at ?? row.created_at)!,
  }
}
