import type { ExceptionStatus } from '#commerce/exceptions/terms'
import type ReconciledDay from '#commerce/reconciliation/reconciliation_day'
import type { ReportDiscrepancy, BillKind } from '#commerce/reconciliation/terms'
import { toYuan } from '#core/money'
import { toWireTime } from '#core/time'

export function toReconciledDay(day: ReconciledDay) {
  return {
    day: day.day,
    provider: day.provider,
    billStatus: day.status,
    walletPayments: day.walletPayments,
    walletPaidAmt: toYuan(day.walletPaidFen),
    walletRefunds: day.walletRefunds,
    walletRefundedAmt: toYuan(day.walletRefundedFen),
    ourPayments: day.ourPayments,
    ourPaidAmt: toYuan(day.ourPaidFen),
    ourRefunds: day.ourRefunds,
    ourRefundedAmt: toYuan(day.ourRefundedFen),
    differences: day.differences,
    booked: day.booked,
    byHand: Boolean(day.byHand),
    failure: day.failure,
    ranTime: toWireTime(day.ranAt),
  }
}

export interface BillLineRow {
  id: number
  kind: BillKind
  merchant_no: string | null
  transaction_id: string | null
  refund_no: string | null
  wallet_fen: number | null
  our_fen: number | null
  difference: ReportDiscrepancy | null
  order_no: string | null
  payment_exception_id: number | null
  exception_status: ExceptionStatus | null
  refund_id: number | null
  at: string | null
}

export function toBillLine(row: BillLineRow) {
  return {
    billLineId: row.id,
    kind: row.kind,
    merchantNo: row.merchant_no,
    transactionId: row.transaction_id,
    refundNo: row.refund_no,
    walletAmt: row.wallet_fen === null ? null : toYuan(row.wallet_fen),
    ourAmt: row.our_fen === null ? null : toYuan(row.our_fen),
    difference: row.difference,
    orderId: row.order_no,
    paymentExceptionId: row.payment_exception_id,
    exceptionStatus: row.exception_status,
    refundId: row.refund_id,
    time: toWireTime(row.at),
  }
}
