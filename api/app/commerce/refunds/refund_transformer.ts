import { freightOf, type RefundLineRow } from '#commerce/refunds/refund_lines'
import { RefundScope, RefundStatus } from '#commerce/refunds/terms'
import { BankProvider } from '#commerce/terms'
import type Refund from '#commerce/refunds/refund'
import { toYuan } from '#core/money'
import type { RowOf } from '#core/row_of'
import { toWireTime } from '#core/time'

export interface RefundRow extends RowOf<typeof Refund> {
  order_no: string | null
  order_name: string | null
  order_fen: number | null
  asked_by: string | null
  line_id: number | null
  payer_name: string | null
  payer_account: string | null
}

export function toRefund(row: RefundRow, lines: RefundLineRow[] = []) {
  return {
    refundId: row.id,
    refundNo: row.refund_no,
    scope: scopeOf(row),
    orderId: row.order_no,
    orderName: row.order_name,
    lines,
    freightAmt: freightOf(row, lines),
    refundAmt: toYuan(row.amount_fen),
    totalAmt: toYuan(row.total_fen),
    reason: row.reason,
    refundStatus: row.status,
    provider: row.provider,
    /** Paid by a transfer back, whose serial an admin enters. */
    needsSerial: row.provider === BankProvider && row.status !== RefundStatus.Done,
    /** Whom a transfer goes back to. */
    bankLine: row.line_id ? { lineId: row.line_id, payerName: row.payer_name, payerAccount: row.payer_account } : null,
    failure: row.failure,
    askedBy: row.asked_by,
    createTime: toWireTime(row.created_at),
    finishTime: toWireTime(row.finished_at),
    nextTryTime: toWireTime(row.next_attempt_at),
  }
}

function scopeOf({ payment_exception_id: exception, amount_fen: fen, order_fen: all }: RefundRow) {
  if (exception !== null) return RefundScope.Exception
  return fen === all ? RefundScope.Order : RefundScope.Part
}
