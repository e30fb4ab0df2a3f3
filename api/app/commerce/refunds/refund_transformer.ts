import { RefundScope, type RefundStatus } from '#commerce/refunds/terms'
import { yuan } from '#core/money'
import { onWire } from '#core/time'

export interface RefundFacts {
  id: number
  refund_no: string
  amount_fen: number | string
  total_fen: number | string
  reason: string
  status: RefundStatus
  failure: string | null
  payment_exception_id: number | null
  order_no: string | null
  order_name: string | null
  order_fen: number | string | null
  asked_by: string | null
  created_at: string
  finished_at: string | null
  next_try_at: string | null
}

export function toRefund(row: RefundFacts, copies = 0) {
  return {
    refundId: row.id,
    refundNo: row.refund_no,
    scope: scopeOf(row),
    orderId: row.order_no,
    orderName: row.order_name,
    copies,
    refundAmt: yuan(Number(row.amount_fen)),
    totalAmt: yuan(Number(row.total_fen)),
    reason: row.reason,
    refundStatus: row.status,
    failure: row.failure,
    askedBy: row.asked_by,
    createTime: onWire(row.created_at),
    finishTime: onWire(row.finished_at),
    nextTryTime: onWire(row.next_try_at),
  }
}

function scopeOf({
  payment_exception_id: exception,
  amount_fen: fen,
  order_fen: all,
}: RefundFacts) {
  if (exception !== null) return RefundScope.Exception
  return Number(fen) === Number(all) ? RefundScope.Order : RefundScope.Copies
}
