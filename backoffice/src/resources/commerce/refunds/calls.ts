import { http } from '../../../providers/api'
import type { Refund, RefundPreview, WantedCopies } from './refund'

const orders = '/api/admin/orders'

/** What would go back; nothing changes. No lines: the whole order. */
export const previewRefund = (orderId: string, lines?: WantedCopies) =>
  http
    .post<{ preview: RefundPreview }>(`${orders}/${orderId}/refund-previews`, { lines })
    .then(({ data }) => data.preview)

export interface RefundForm {
  lines?: WantedCopies
  reason: string
  /** Copies given back before, as this screen showed it: somebody else's refund meanwhile is noticed. */
  refundedCount: number
}

export const refundOrder = (orderId: string, form: RefundForm, key: string) =>
  http
    .post<{ refund: Refund }>(`${orders}/${orderId}/refunds`, form, {
      headers: { 'Idempotency-Key': key },
    })
    .then(({ data }) => data.refund)

export const retryRefund = (refundId: number) =>
  http
    .post<{ refund: Refund }>(`/api/admin/refunds/${refundId}/tries`)
    .then(({ data }) => data.refund)
