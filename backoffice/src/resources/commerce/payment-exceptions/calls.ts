import { call } from '../../../providers/api'

/** Refunds the whole amount, once. */
export const refundException = (id: number, reason: string, key: string) =>
  call('POST /api/admin/payment-exceptions/:id/refunds', {
    params: { id },
    body: { reason },
    headers: { 'Idempotency-Key': key },
  }).then(({ exception }) => exception)

export const settleException = (id: number) =>
  call('POST /api/admin/payment-exceptions/:id/settlements', { params: { id } })

export const resolveException = (id: number, note: string) =>
  call('POST /api/admin/payment-exceptions/:id/resolutions', { params: { id }, body: { note } })

export const checkWallet = (id: number) =>
  call('POST /api/admin/payment-exceptions/:id/wallet-checks', { params: { id } })
