import { download } from '../../../components/download'
import { call } from '../../../providers/api'

const params = (orderNo: string) => ({ params: { orderNo } })

export const remove = (orderNo: string) => call('DELETE /api/admin/orders/:orderNo', params(orderNo))

export const deliver = (orderNo: string, body: { expressCompany: string; trackingNo: string }) =>
  call('POST /api/admin/orders/:orderNo/deliver', { ...params(orderNo), body })

/** Ships many orders; each by itself. */
export const ship = (shipments: { orderId: string; trackingNo: string }[]) =>
  call('POST /api/admin/shipments', { body: { shipments } })

/** The message of the save, and the state of the invoice. */
export const deliveredText = ({ msg, invoiceNote }: { msg: string; invoiceNote: string | null }) =>
  [msg, invoiceNote].filter(Boolean).join('，')

export const reveal = (orderNo: string, reason: string) =>
  call('POST /api/admin/orders/:orderNo/reveal', { ...params(orderNo), body: { reason } })

export const checkWallet = (orderNo: string) => call('POST /api/admin/orders/:orderNo/wallet-checks', params(orderNo))

/** @returns the message for the admin */
export const addNote = (orderNo: string, note: string): Promise<string> =>
  call('POST /api/admin/orders/:orderNo/notes', { ...params(orderNo), body: { note } }).then(({ msg }) => msg)

/** The parcels to ship, oldest first, with unmasked addresses; every call is written to the audit log. */
export const downloadParcelList = () => call('POST /api/admin/parcels')

/** docs/product.md 13.7: a download needs a complete time range. */
export const hasRange = (query: Record<string, unknown>) =>
  Boolean((query.paidTimeStart && query.paidTimeEnd) || (query.createTimeStart && query.createTimeEnd))

export const downloadOrders = (query: object) => download('POST /api/admin/orders-export', query, '订单列表.xlsx')
