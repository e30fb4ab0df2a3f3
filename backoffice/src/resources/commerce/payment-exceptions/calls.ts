import { http } from '../../../providers/api'
import type { PaymentException } from './exception'

const exceptions = '/api/admin/payment-exceptions'

/** The whole amount, once. */
export const refundException = (id: number, reason: string, key: string) =>
  http
    .post<{ exception: PaymentException }>(
      `${exceptions}/${id}/refunds`,
      { reason },
      { headers: { 'Idempotency-Key': key } }
    )
    .then(({ data }) => data.exception)

/** 补单: the late money pays its order after all. */
export const settleException = (id: number) => http.post(`${exceptions}/${id}/settlements`)

export const resolveException = (id: number, note: string) =>
  http.post(`${exceptions}/${id}/resolutions`, { note })

export interface WalletWord {
  walletText: string
  walletAmt: number | null
  paidTime: string | null
}

export const askWallet = (id: number) =>
  http.post<WalletWord>(`${exceptions}/${id}/wallet-checks`).then(({ data }) => data)
