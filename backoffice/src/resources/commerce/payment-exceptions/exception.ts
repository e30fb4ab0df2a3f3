import type { OrderStatus, PaymentExceptionKind } from '@zhuxue/api/terms/commerce'
import type { ExceptionStatus } from '@zhuxue/api/terms/commerce/exceptions'
import type { RefundStatus } from '@zhuxue/api/terms/commerce/refunds'
import type { Tone } from '../../../kit/list/StatusTag'

/** Money that fitted no order, as the desk carries it; amounts in yuan. */
export interface PaymentException {
  paymentExceptionId: number
  kind: PaymentExceptionKind
  exceptionStatus: ExceptionStatus
  amount: number
  transactionId: string
  merchantNo: string | null
  orderId: string | null
  orderName: string | null
  orderStatus: OrderStatus | null
  /** What was expected and what came, in words. */
  expected: string
  came: string
  paidTime: string | null
  createTime: string
  resolution: string | null
  resolvedBy: string | null
  resolvedTime: string | null
  refundId: number | null
  refundStatus: RefundStatus | null
  refundStatusText: string | null
  refundFailure: string | null
  mayRefund: boolean
  maySettle: boolean
}

export const exceptionTone: Record<ExceptionStatus, Tone> = {
  open: 'warning',
  refunding: 'processing',
  refunded: 'success',
  settled: 'success',
  handled: 'default',
}

export const kindTone: Record<PaymentExceptionKind, Tone> = {
  late: 'warning',
  double: 'processing',
  amount: 'error',
  orphan: 'default',
}
