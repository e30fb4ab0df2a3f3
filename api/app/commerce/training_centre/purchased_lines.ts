import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { boughtBy, type CentreOwner } from '#commerce/bought_by'
import { fromStored } from '#core/time'
import type { SeatScope } from '#learning/seats/seat_rows'
import type { SeatItem } from '#learning/seats/seat_item'

export interface BoughtLine extends SeatItem {
  orderNo: string
  courseName: string
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
