import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { boughtSeats, type SeatItem } from '#learning/seats/seat_item'
import { CourseSource } from '#learning/terms'

export interface SeatCount {
  bought: number
  assigned: number
  free: number
  waiting: number
}

export async function countSeats(
  items: SeatItem[],
  client: QueryClientContract = db.connection()
): Promise<Map<number, SeatCount>> {
  const rows = await client
    .from('user_courses')
    .where('source', CourseSource.Assignment)
    .whereIn(
      'order_item_id',
      items.map(({ id }) => id)
    )
    .groupBy('order_item_id')
    .select('order_item_id as id')
    .select(client.raw('count(distinct seat_no) as assigned'))
    .select(client.raw('count(distinct case when user_id is null then seat_no end) as waiting'))
  const found = new Map(rows.map((row) => [row.id, row]))

  return new Map(
    items.map((item) => {
      const bought = boughtSeats(item)
      const assigned = found.get(item.id)?.assigned ?? 0
      const waiting = found.get(item.id)?.waiting ?? 0
      return [item.id, { bought, assigned, free: Math.max(0, bought - assigned), waiting }]
    })
  )
}
