import { lockUser } from '#accounts/lock_user'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import Order from '#commerce/order'
import OrderItem from '#commerce/order_item'
import Payment from '#commerce/payments/payment'
import { ShippedTypes } from '#catalogue/terms'
import type { RefundableLine, RefundableOrder } from '#commerce/refunds/refundable_order'
import { OrderType } from '#commerce/terms'
import { NotFound } from '#core/errors'
import type { Trx } from '#core/transaction'

export interface LoadedOrder {
  order: Order
  refundable: RefundableOrder
  /** Refunds requested before this one, whatever their outcome. */
  earlierRefunds: number
}

export async function loadRefundable(orderNo: string): Promise<LoadedOrder> {
  const order = await Order.findBy('orderNo', orderNo)
  if (!order) throw new NotFound()
  const items = await OrderItem.query().where('orderId', order.id).orderBy('id')
  return toLoaded(db.connection(), order, items)
}

/**
 * Seats are assigned under the lock of their line, so no copy is both assigned and refunded. Payment and buyer are
 * locked before the first plain read, which fixes the snapshot of entitlements and hours (docs/decisions/0027).
 */
export async function lockRefundable(trx: Trx, orderNo: string): Promise<LoadedOrder> {
  const order = await Order.query({ client: trx }).where('orderNo', orderNo).forUpdate().first()
  if (!order) throw new NotFound()
  // Sorted here: MySQL may scan, and lock, the whole table to return them sorted.
  const items = await OrderItem.query({ client: trx }).where('orderId', order.id).forUpdate()
  items.sort((one, other) => one.id - other.id)
  await Payment.query({ client: trx }).where('paidKey', order.id).forUpdate().first()
  await lockUser(trx, order.userId)
  return toLoaded(trx, order, items)
}

async function toLoaded(client: QueryClientContract, order: Order, items: OrderItem[]): Promise<LoadedOrder> {
  const assigned = await assignedSeats(client, order)
  const lines: RefundableLine[] = items.map((item) => ({
    id: item.id,
    courseId: item.courseId,
    name: item.itemName,
    count: item.courseCount,
    amountFen: item.amountFen,
    refundedCount: item.refundedCount,
    refundedFen: item.refundedFen,
    ships: ShippedTypes.includes(item.courseType),
    assigned: assigned.get(item.id) ?? 0,
  }))
  const { orderType: type, trackingNo, deliveredAt } = order
  const shipped = trackingNo !== null || deliveredAt !== null
  const refundedFreightFen = lines.reduce((rest, { refundedFen }) => rest - refundedFen, order.refundedFen)
  return {
    order,
    refundable: { type, freightFen: order.freightFen, refundedFreightFen, shipped, lines },
    earlierRefunds: await countRefunds(client, order),
  }
}

async function countRefunds(client: QueryClientContract, { id }: Order): Promise<number> {
  const [{ total }] = await client
    .from('refunds')
    .join('payments', 'payments.id', 'refunds.payment_id')
    .where('payments.paid_key', id)
    .whereNull('refunds.payment_exception_id')
    .count('* as total')
  return Number(total)
}

/** A seat of a bundle is one row for each course (docs/decisions/0010). */
async function assignedSeats(client: QueryClientContract, { id, orderType }: Order): Promise<Map<number, number>> {
  if (orderType !== OrderType.Package) return new Map()
  const rows = await client
    .from('user_courses')
    .where('order_id', id)
    .whereNotNull('seat_no')
    .groupBy('order_item_id')
    .select('order_item_id')
    .countDistinct('seat_no as assigned')
  return new Map(rows.map((row) => [row.order_item_id, row.assigned]))
}
