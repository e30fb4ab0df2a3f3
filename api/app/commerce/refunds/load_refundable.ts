import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import Order from '#commerce/order'
import OrderItem from '#commerce/order_item'
import type { RefundableLine, RefundableOrder } from '#commerce/refunds/calculate_refund'
import { OrderType } from '#commerce/terms'
import { NotFound } from '#core/http/refusal'
import type { Trx } from '#core/transaction'

export interface LockedOrder {
  order: Order
  refundable: RefundableOrder
}

/**
 * An order with what can be given back of it.
 * @throws NotFound
 */
export async function loadRefundable(orderNo: string): Promise<LockedOrder> {
  const order = await Order.findBy('orderNo', orderNo)
  if (!order) throw new NotFound()
  return toRefundable(db.connection(), order, await itemsOf(order.id))
}

/**
 * The same with the order and its lines locked, in that sequence: a seat is handed out under the lock of its
 * line, so that no copy is both given away and given back.
 * @throws NotFound
 */
export async function lockRefundable(trx: Trx, orderNo: string): Promise<LockedOrder> {
  const order = await Order.query({ client: trx }).where('orderNo', orderNo).forUpdate().first()
  if (!order) throw new NotFound()
  const items = await OrderItem.query({ client: trx })
    .where('orderId', order.id)
    .orderBy('id')
    .forUpdate()
  return toRefundable(trx, order, items)
}

function itemsOf(orderId: number): Promise<OrderItem[]> {
  return OrderItem.query().where('orderId', orderId).orderBy('id')
}

async function toRefundable(
  client: QueryClientContract,
  order: Order,
  items: OrderItem[]
): Promise<LockedOrder> {
  const taken = await seatsTaken(client, order)
  const lines: RefundableLine[] = items.map((item) => ({
    id: item.id,
    courseId: item.courseId,
    name: item.itemName,
    count: item.courseCount,
    amountFen: Number(item.amountFen),
    refundedCount: item.refundedCount,
    taken: taken.get(item.id) ?? 0,
  }))
  const { orderType: type, trackingNo, deliveredAt } = order
  const shipped = trackingNo !== null || deliveredAt !== null
  return {
    order,
    refundable: { type, freightFen: Number(order.freightFen), shipped, lines },
  }
}

/** A seat of a bundle is as many rows as the bundle has courses, and still one seat (docs/decisions/0010). */
async function seatsTaken(
  client: QueryClientContract,
  { id, orderType }: Order
): Promise<Map<number, number>> {
  if (orderType !== OrderType.Package) return new Map()
  const rows = await client
    .from('user_courses')
    .where('order_id', id)
    .whereNotNull('seat_no')
    .groupBy('order_item_id')
    .select('order_item_id')
    .countDistinct('seat_no as taken')
  return new Map(rows.map((row) => [Number(row.order_item_id), Number(row.taken)]))
}
