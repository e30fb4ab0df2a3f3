import Order from '#commerce/order'
import { toOrder } from '#commerce/checkout/order_transformer'
import { toSeatItem, hasSeats } from '#commerce/seats/seat_lines'
import { coversOf } from '#commerce/checkout/show_order'
import { OrderType } from '#commerce/terms'
import type { CurrentUser } from '#core/current_user'
import { NotFound } from '#core/errors'
import { countSeats } from '#learning/seats/count_seats'
import { messages } from '#learning/terms'

export async function orderLines(buyer: CurrentUser, orderNo: string) {
  const order = await Order.ownedBy(buyer).where('orderNo', orderNo).preload('items').first()
  if (!order) throw new NotFound()

  const items = hasSeats(order) ? order.items.map((item) => toSeatItem(order, item)) : []
  const [seats, covers] = await Promise.all([countSeats(items), coversOf(order.items.map(({ courseId }) => courseId))])
  const { orderItems, ...head } = toOrder(order)
  return {
    order: { ...head, seatless: noSeatsReason(order) },
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
