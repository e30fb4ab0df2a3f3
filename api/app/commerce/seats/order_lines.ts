import type Order from '#commerce/order'
import { orderOrganisation } from '#commerce/organisation_orders'
import { toOrder } from '#commerce/checkout/order_transformer'
import { findSeatOrder, toSeatItem, hasSeats } from '#commerce/seats/seat_lines'
import { coversOf } from '#commerce/checkout/show_order'
import { OrderType } from '#commerce/terms'
import type { CurrentUser } from '#core/current_user'
import { countSeats } from '#learning/seats/count_seats'
import { messages } from '#learning/terms'

export async function orderLines(user: CurrentUser, orderNo: string) {
  const { order, organisationId, canAssign } = await findSeatOrder(user, orderNo)
  await order.load('items')
  const items = hasSeats(order) ? order.items.map((item) => toSeatItem(order, item)) : []
  const [seats, covers] = await Promise.all([countSeats(items), coversOf(order.items.map(({ courseId }) => courseId))])
  const { orderItems, ...head } = toOrder(order)
  return {
    order: {
      ...head,
      seatless: noSeatsReason(order),
      isOwn: order.userId === user.id,
      canAssign,
      organisation: await orderOrganisation(user, order, organisationId),
    },
    orderItems: orderItems.map((item) => ({
      ...item,
      courseImgUrl: covers.get(item.courseId) ?? null,
      seats: seats.get(item.orderItemId) ?? null,
    })),
    total: orderItems.length,
  }
}

function noSeatsReason(order: Order): string | null {
  if (hasSeats(order)) return null
  return order.orderType === OrderType.Package ? messages.payFirst : messages.onlyBulkOrders
}
