import type { HttpContext } from '@adonisjs/core/http'
import Order from '#commerce/order'
import OrderItem from '#commerce/order_item'
import { OrderStatus, OrderType } from '#commerce/terms'
import type { CurrentUser } from '#core/current_user'
import { NotFound, UserError } from '#core/errors'
import type { Trx } from '#core/transaction'
import type { SeatItem } from '#learning/seats/seat_item'
import { messages } from '#learning/terms'

export interface LineKey {
  orderNo: string
  itemId: number
}

export function lineKeyOf({ params }: HttpContext): LineKey {
  return { orderNo: params.orderNo, itemId: params.itemId }
}

export function hasSeats(order: Order): boolean {
  return order.orderType === OrderType.Package && order.orderStatus === OrderStatus.Paid
}

/** The order is paid. */
export function toSeatItem(order: Order, item: OrderItem): SeatItem {
  const { id, courseId, courseCount, refundedCount } = item
  return { id, orderId: order.id, courseId, courseCount, refundedCount, paidAt: order.paidAt! }
}

/** Locks order and line: assigning, transferring and refunding copies wait for each other. */
export async function lockOwnLine(trx: Trx, buyer: CurrentUser, { orderNo, itemId }: LineKey): Promise<SeatItem> {
  const order = await Order.ownedBy(buyer, trx).where('orderNo', orderNo).forUpdate().first()
  if (!order) throw new NotFound()
  return lockLine(trx, order, itemId)
}

/** The caller has locked the order. */
export async function lockLine(trx: Trx, order: Order, itemId: number): Promise<SeatItem> {
  const item = await OrderItem.query({ client: trx }).where({ id: itemId, orderId: order.id }).forUpdate().first()
  if (!item) throw new NotFound()
  ensureHasSeats(order)
  return toSeatItem(order, item)
}

export async function findOwnLine(buyer: CurrentUser, { orderNo, itemId }: LineKey) {
  const order = await Order.owned(buyer, orderNo)
  const item = await OrderItem.query().where({ id: itemId, orderId: order.id }).first()
  if (!item) throw new NotFound()
  ensureHasSeats(order)
  return { order, item: toSeatItem(order, item) }
}

function ensureHasSeats(order: Order): void {
  if (order.orderType !== OrderType.Package) throw new UserError(messages.onlyBulkOrders)
  if (order.orderStatus !== OrderStatus.Paid) throw new UserError(messages.payFirst)
}
