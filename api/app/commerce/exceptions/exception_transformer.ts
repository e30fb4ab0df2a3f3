import { describeException } from '#commerce/exceptions/describe_exception'
import { ExceptionStatus } from '#commerce/exceptions/terms'
import type { RefundStatus } from '#commerce/refunds/terms'
import { BankProvider, OrderStatus, PaymentExceptionKind, PaymentStatus } from '#commerce/terms'
import type PaymentException from '#commerce/payments/payment_exception'
import { toYuan } from '#core/money'
import type { RowOf } from '#core/row_of'
import { toWireTime } from '#core/time'

/** Null where no order, payment or refund belongs to it. */
export interface ExceptionRow extends RowOf<typeof PaymentException> {
  resolver: string | null
  order_no: string | null
  order_name: string | null
  order_status: OrderStatus | null
  order_fen: number | null
  merchant_no: string | null
  payment_status: PaymentStatus | null
  payment_fen: number | null
  refund_id: number | null
  refund_status: RefundStatus | null
  failure: string | null
  bank_line_id: number | null
}

const openStatuses: ExceptionStatus[] = [ExceptionStatus.Open, ExceptionStatus.Handled]

export function toPaymentException(row: ExceptionRow) {
  const details = row.detail ? JSON.parse(row.detail) : {}
  const { kind, status } = row
  return {
    paymentExceptionId: row.id,
    kind,
    exceptionStatus: status,
    amount: toYuan(row.amount_fen),
    transactionId: row.transaction_id,
    bankLineId: row.bank_line_id,
    merchantNo: row.merchant_no ?? (details.merchantNo as string | undefined) ?? null,
    orderId: row.order_no,
    orderName: row.order_name,
    orderStatus: row.order_status,
    ...describeException({
      kind,
      amountFen: row.amount_fen,
      orderNo: row.order_no,
      orderStatus: row.order_status,
      expectedFen: row.payment_fen,
      currency: details.currency ?? null,
      merchantNo: row.merchant_no ?? details.merchantNo ?? null,
    }),
    paidTime: toWireTime(details.paidAt ? stored(details.paidAt) : null),
    createTime: toWireTime(row.created_at),
    resolution: row.resolution,
    resolvedBy: row.resolver,
    resolvedTime: toWireTime(row.resolved_at),
    refundId: row.refund_id,
    refundStatus: row.refund_status,
    refundFailure: row.failure,
    mayRefund: row.amount_fen > 0 && openStatuses.includes(status),
    mayCheck: canCheck(row),
    maySettle: canSettle(row),
  }
}

/** Money that came through no provider that could be asked. */
export const canCheck = ({ kind, provider }: { kind: PaymentExceptionKind; provider: string }) =>
  kind !== PaymentExceptionKind.Free && provider !== BankProvider

function canSettle(row: ExceptionRow): boolean {
  return (
    row.status === ExceptionStatus.Open &&
    (row.kind === PaymentExceptionKind.Late || row.kind === PaymentExceptionKind.Free) &&
    row.order_status === OrderStatus.Deleted &&
    row.payment_status === PaymentStatus.Closed &&
    row.order_fen === row.amount_fen
  )
}

function stored(iso: string): string {
  return new Date(iso).toISOString().slice(0, 19).replace('T', ' ')
}
