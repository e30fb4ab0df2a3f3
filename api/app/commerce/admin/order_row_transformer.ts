import { ShippedTypes } from '#catalogue/terms'
import type { OrderChannel } from '#commerce/admin/order_list'
import type Order from '#commerce/order'
import { maskedAddress, toOrder } from '#commerce/checkout/order_transformer'
import { OrderStatus, RefundState } from '#commerce/terms'
import { maskTelephone } from '#core/shared_rules'

export function toOrderRow(order: Order, channels: Map<number, OrderChannel>) {
  const channel = order.channelId === null ? undefined : channels.get(order.channelId)
  return {
    ...toOrder(order),
    userId: order.userId,
    userName: order.user.userName,
    telephone: order.user.telephone && maskTelephone(order.user.telephone),
    channelId: channel?.userId ?? null,
    channelName: channel?.name ?? null,
    refundState: refundStateOf(order.refundedFen, order.amountFen),
    recipient: order.addressSnapshot && maskedAddress(order.addressSnapshot),
    ships: shippedItems(order).length > 0,
    toShip: isToShip(order),
  }
}

export function refundStateOf(refundedFen: number, amountFen: number): RefundState {
  if (refundedFen === 0) return RefundState.None
  return refundedFen < amountFen ? RefundState.Partly : RefundState.Wholly
}

export function shippedItems(order: Order) {
  return order.items.filter(
    ({ courseType, courseCount, refundedCount }) => ShippedTypes.includes(courseType) && refundedCount < courseCount
  )
}

function isToShip(order: Order): boolean {
  return order.orderStatus === OrderStatus.Paid && !order.trackingNo && shippedItems(order).length > 0
}
