import type { Trx } from '#core/transaction'
import { boughtSeats, type SeatItem } from '#learning/seats/seat_item'
import { CourseSource } from '#learning/terms'

export interface OccupiedSeats {
  numbers: Set<number>
  telephones: Set<string>
}

/** The caller holds the order's lock. No row locks: two buyers in one gap could not insert (docs/decisions/0027). */
export async function occupiedSeats(trx: Trx, item: SeatItem): Promise<OccupiedSeats> {
  const rows = await trx
    .from('user_courses')
    .where({ order_item_id: item.id, source: CourseSource.Assignment })
    .select('seat_no', 'telephone')
  return { numbers: new Set(rows.map((row) => row.seat_no)), telephones: new Set(rows.map((row) => row.telephone)) }
}

export function freeSeats(item: SeatItem, { numbers }: OccupiedSeats): number[] {
  const free = Math.max(0, boughtSeats(item) - numbers.size)
  const all = Array.from({ length: item.courseCount }, (_, at) => at + 1)
  return all.filter((number) => !numbers.has(number)).slice(0, free)
}
