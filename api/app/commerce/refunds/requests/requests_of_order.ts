import RefundRequest from '#commerce/refunds/requests/refund_request'
import { toWireTime } from '#core/time'

/** The newest first. */
export async function requestsOfOrder(orderId: number) {
  const requests = await RefundRequest.query().where('orderId', orderId).orderBy('id', 'desc')
  return requests.map(({ id, reason, status, answer, createdAt, decidedAt }) => ({
    refundRequestId: id,
    reason,
    requestStatus: status,
    answer,
    createTime: toWireTime(createdAt),
    decideTime: toWireTime(decidedAt),
  }))
}
