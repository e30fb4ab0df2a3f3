import { download } from '../../../kit/download'
import { http } from '../../../providers/api'
import type { Address } from './order'

const orders = '/api/admin/orders'

export const remove = (orderId: string) => http.delete(`${orders}/${orderId}`)

export interface Delivered {
  trackingNo: string
  /** The order's requested invoice went with the parcel. */
  invoiceSent: boolean
}

export const deliver = (orderId: string, parcel: { expressCompany: string; trackingNo: string }) =>
  http.post<Delivered>(`${orders}/${orderId}/deliver`, parcel).then(({ data }) => data)

/** The buyer's number and the address in whole, for a reason that stays in the audit log. */
export const reveal = (orderId: string, reason: string) =>
  http
    .post<{ telephone: string | null; addr: Address | null }>(`${orders}/${orderId}/reveal`, {
      reason,
    })
    .then(({ data }) => data)

export interface WalletAnswer {
  merchantNo: string
  state: 'open' | 'paid' | 'closed' | 'refunded' | null
  outcome: 'settled' | 'already' | 'exception' | 'nothing'
}

/** Asks the wallet about every code of the order and books what was paid. */
export const askWallet = (orderId: string) =>
  http
    .post<{ orderStatus: number; answers: WalletAnswer[] }>(`${orders}/${orderId}/wallet-checks`)
    .then(({ data }) => data)

export interface Parcel {
  orderId: string
  orderName: string
  paidTime: string
  addr: { name: string; telephone: string; regionText: string; address: string } | null
  contents: { itemName: string; count: number }[]
}

/** The parcels that wait, the longest waiting first, with the addresses for their labels; that is logged. */
export const takeParcels = () =>
  http.post<{ parcels: Parcel[]; total: number }>('/api/admin/parcels').then(({ data }) => data)

/** Back office, section 5: a download needs a whole range of time. */
export const hasRange = (query: Record<string, unknown>) =>
  Boolean(
    (query.paidTimeStart && query.paidTimeEnd) || (query.createTimeStart && query.createTimeEnd)
  )

/** The list with these filters as a workbook of whole numbers; that it was taken is logged. */
export const takeList = (query: object) =>
  download('/api/admin/orders-export', query, '订单列表.xlsx', 'post')
