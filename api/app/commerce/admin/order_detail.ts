import { channelsOf } from '#commerce/admin/order_list'
import { findOrder } from '#commerce/find_order'
import { paymentHistoryOf } from '#commerce/admin/payment_history'
import { toOrderRow } from '#commerce/admin/order_row_transformer'
import { seatCountsOf } from '#commerce/admin/order_seats'
import { maskedAddress, toOrderDetail } from '#commerce/checkout/order_transformer'
import { coversOf } from '#commerce/checkout/show_order'
import { requestsOfOrder } from '#commerce/refunds/requests/requests_of_order'
import { toWireTime } from '#core/time'

/** Telephone and address are masked: unmasking them is a separate, audited call (docs/threats.md T22). */
export async function adminOrderDetail(orderNo: string) {
  const order = await findOrder(orderNo)
  await order.load('items')
  await order.load('user')
  const [channels, covers, money, seats, refundRequests] = await Promise.all([
    channelsOf([order.channelId]),
    coversOf(order.items.map(({ courseId }) => courseId)),
    paymentHistoryOf(order.id),
    seatCountsOf(order),
    requestsOfOrder(order.id),
  ])
  const { qrcodeUrl, payUrl, groupInfo, serviceQrUrl, ...detail } = toOrderDetail(order, {
    viewerId: order.userId,
    covers,
    qrcodeUrl: null,
    payUrl: null,
    groupInfo: null,
    serviceQrUrl: null,
  })
  return {
    ...detail,
    ...toOrderRow(order, channels),
    orderItems: detail.orderItems.map((item) => ({ ...item, seats: seats.get(item.orderItemId) ?? null })),
    addr: order.addressSnapshot && maskedAddress(order.addressSnapshot),
    closeTime: toWireTime(order.closedAt),
    ...money,
    refundRequests,
  }
}
