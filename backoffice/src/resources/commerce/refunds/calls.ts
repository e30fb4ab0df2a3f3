import { call } from '../../../providers/api'
import type { RefundLines } from './refund'

export const previewRefund = (orderNo: string, lines?: RefundLines) =>
  call('POST /api/admin/orders/:orderNo/refund-previews', {
    params: { orderNo },
    body: { lines },
  }).then(({ preview }) => preview)

interface RefundForm {
  lines?: RefundLines
  reason: string
  /** Copies refunded before, as this screen showed it: the server refuses when that has changed. */
  refundedCount: number
}

export const refundOrder = (orderNo: string, body: RefundForm, key: string) =>
  call('POST /api/admin/orders/:orderNo/refunds', {
    params: { orderNo },
    body,
    headers: { 'Idempotency-Key': key },
  }).then(({ refund }) => refund)

export const retryRefund = (id: number) =>
  call('POST /api/admin/refunds/:id/tries', { params: { id } }).then(({ refund }) => refund)
