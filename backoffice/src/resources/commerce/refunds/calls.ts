import { call } from '../../../providers/api'
import type { GoodsReturn } from '@zhuxue/api/terms/commerce/refunds'
import type { RefundInput } from './refund'

export const previewRefund = (orderNo: string, body: RefundInput) =>
  call('POST /api/admin/orders/:orderNo/refund-previews', { params: { orderNo }, body }).then(({ preview }) => preview)

interface RefundForm extends RefundInput {
  reason: string
  /** The number of earlier refunds on this screen: the server rejects the call if it has changed. */
  earlierRefunds: number
}

export const refundOrder = (orderNo: string, body: RefundForm, key: string) =>
  call('POST /api/admin/orders/:orderNo/refunds', {
    params: { orderNo },
    body,
    headers: { 'Idempotency-Key': key },
  }).then(({ refund }) => refund)

interface GoodsReturnForm {
  refundNo: string
  orderItemId: number
  /** The state on this screen: the server rejects the call if it has changed. */
  earlier: GoodsReturn
  goodsReturn: GoodsReturn
  reason?: string
}

export const changeGoodsReturn = (orderNo: string, body: GoodsReturnForm) =>
  call('POST /api/admin/orders/:orderNo/goods-returns', { params: { orderNo }, body })

export const retryRefund = (id: number) =>
  call('POST /api/admin/refunds/:id/tries', { params: { id } }).then(({ refund }) => refund)

export const recordSerial = (id: number, bankSerial: string) =>
  call('POST /api/admin/refunds/:id/bank-serials', { params: { id }, body: { bankSerial } })

/** @returns the message for the admin */
export const refuseRequest = (id: number, reason: string): Promise<string> =>
  call('POST /api/admin/refund-requests/:id/rejections', { params: { id }, body: { reason } }).then(({ msg }) => msg)
