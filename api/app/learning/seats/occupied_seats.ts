import type { Trx } from '#core/transaction'
import { boughtSeats, type SeatItem } from '#learning/seats/seat_item'
import { CourseSource } from '#learning/terms'

export interface OccupiedSeats {
  numbers: Set<number>
  telephones: Set<string>
}

/**
 * The seats of a line that somebody has. Whoever calls has begun the transaction with the lock of the order, so
 * this sees what everybody before has handed out, and nobody hands out more meanwhile. The rows stay unlocked: a
 * lock on a range of them covers the place where a stranger's new seats belong, and two buyers who hold the same
 * empty place can both not fill it (docs/decisions/0027).
 */
export async function occupiedSeats(trx: Trx, item: SeatItem): Promise<OccupiedSeats> {
  const rows = await trx
    .from('user_courses')
    .where({ order_item_id: item.id, source: CourseSource.Assignment })
    .select('seat_no', 'telephone')
  return {
    numbers: new Set(rows.map((row) => Number(row.seat_no))),
    telephones: new Set(rows.map((row) => row.telephone)),
  }
}

/** The numbers of the free seats, lowest first. */
export function freeSeats(item: SeatItem, { numbers }: OccupiedSeats): number[] {
  const free = Math.max(0, boughtSeats(item) - numbers.size)
  const all = Array.from({ length: item.courseCount }, (_, at) => at + 1)
  return all.filter((number) => !numbers.has(number)).slice(0, free)
}
