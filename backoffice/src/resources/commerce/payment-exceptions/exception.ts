import type { PaymentExceptionKind } from '@zhuxue/api/terms/commerce'
import type { ExceptionStatus } from '@zhuxue/api/terms/commerce/exceptions'
import type { Tone } from '../../../kit/list/StatusTag'

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
  free: 'error',
}
