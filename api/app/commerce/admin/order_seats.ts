import db from '@adonisjs/lucid/services/db'
import { VideoTypes } from '#catalogue/terms'
import type Order from '#commerce/order'
import { OrderType } from '#commerce/terms'

export interface SeatCounts {
  /** Without refunded seats. */
  bought: number
  assigned: number
  /** Assigned to a telephone number that has no account yet. */
  waiting: number
}

/** A seat of a bundle counts once, however many courses it opens. */
export async function seatCountsOf(order: Order): Promise<Map<number, SeatCounts>> {
  if (order.orderType !== OrderType.Package) return new Map()
  const rows = await db
    .from('user_courses')
    .where('order_id', order.id)
    .whereNotNull('seat_no')
    .groupBy('order_item_id')
    .select('order_item_id')
    .countDistinct('seat_no as assigned')
    .select(db.raw('count(distinct case when user_id is null then seat_no end) as waiting'))
  const taken = new Map(rows.map((row) => [row.order_item_id, row]))
  const lines = order.items.filter(({ courseType }) => VideoTypes.includes(courseType))
  return new Map(
    lines.map(({ id, courseCount, refundedCount }) => [
      id,
      {
        bought: courseCount - refundedCount,
        assigned: taken.get(id)?.assigned ?? 0,
        waiting: taken.get(id)?.waiting ?? 0,
      },
    ])
  )
}
