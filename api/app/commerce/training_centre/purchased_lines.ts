import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { OrderStatus, OrderType } from '#commerce/terms'
import { fromStored } from '#core/time'
import type { SeatScope } from '#learning/seats/seat_rows'
import type { SeatItem } from '#learning/seats/seat_item'

export interface BoughtLine extends SeatItem {
  orderNo: string
  courseName: string
}

/** Whose seats a training centre shows: those that a user bought, or those of an organisation. */
export type CentreOwner = { userId: number } | { organisationId: number }

/** The condition of `hasSeats` as a query; an order that was handed to an organisation is still its buyer's. */
const boughtBy = (owner: CentreOwner) => (orders: DatabaseQueryBuilderContract) => {
  void orders.where({ 'orders.order_type': OrderType.Package, 'orders.order_status': OrderStatus.Paid })
  if ('userId' in owner) void orders.where('orders.user_id', owner.userId)
  else {
    void orders.whereIn('orders.id', (handed) => {
      void handed.from('organisation_orders').where('organisation_id', owner.organisationId).select('order_id')
    })
  }
}

/** All seats of one centre, or those of one course. */
export function seatsOfCentre(owner: CentreOwner, courseId?: number): SeatScope {
  return (rows) =>
    void rows.whereIn('user_courses.order_item_id', (items) => {
      void items
        .from('order_items')
        .join('orders', 'orders.id', 'order_items.order_id')
        .where(boughtBy(owner))
        .select('order_items.id')
      if (courseId) void items.where('order_items.course_id', courseId)
    })
}

/** The newest first. */
export async function boughtLines(
  owner: CentreOwner,
  client: QueryClientContract = db.connection()
): Promise<BoughtLine[]> {
  const rows: (Omit<BoughtLine, 'paidAt'> & { paidAt: string })[] = await client
    .from('order_items')
    .join('orders', 'orders.id', 'order_items.order_id')
    .where(boughtBy(owner))
    .orderBy('order_items.id', 'desc')
    .select('order_items.id', 'orders.id as orderId', 'orders.order_no as orderNo')
    .select('order_items.course_id as courseId', 'order_items.item_name as courseName')
    .select('order_items.course_count as courseCount')
    .select('order_items.refunded_count as refundedCount', 'orders.paid_at as paidAt')
  return rows.map((row) => ({ ...row, paidAt: fromStored(row.paidAt) }))
}

export async function hasBoughtSeats(userId: number): Promise<boolean> {
  const order = await db.from('orders').where(boughtBy({ userId })).select('id').first()
  return order !== null
}
