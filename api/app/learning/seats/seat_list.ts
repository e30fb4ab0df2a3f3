import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { maskName } from '#core/shared_rules'
import { toWireTime } from '#core/time'
import { getOrFail } from '#core/get_or_fail'
import { progressOfSeats } from '#learning/seats/seat_progress'
import {
  grantsOfSeats,
  seatsOfOrderLine,
  ofSeats,
  seatKey,
  seatRows,
  stateOf,
  type SeatFilters,
  type SeatScope,
  type SeatRow,
} from '#learning/seats/seat_rows'
import { SeatState } from '#learning/terms'

/**
 * The data of a seat that a buyer may see: progress, never minutes. Telephones are unmasked, because the buyer entered
 * them; a masked name appears once the number is verified.
 */
export async function seatList(itemId: number, filters: SeatFilters) {
  const { page = 1, pageSize = 10 } = filters
  const [{ total }] = await db.from(seatRows(seatsOfOrderLine(itemId), filters).as('seats')).count('* as total')
  const rows: SeatRow[] = await seatRows(seatsOfOrderLine(itemId), filters)
    .orderBy('seatNo')
    .offset((page - 1) * pageSize)
    .limit(pageSize)
  return { assignedUsers: await toSeats(rows), total: Number(total) }
}

export async function toSeats(rows: SeatRow[]) {
  if (!rows.length) return []
  const place = ofSeats(rows)
  const [names, progress] = await Promise.all([namesOf(place), progressOfSeats(place, rows)])
  return rows.map((row) => toSeat(row, names.get(row.userId!), getOrFail(progress, seatKey(row))))
}

export type Seat = Awaited<ReturnType<typeof toSeats>>[number]

function toSeat(row: SeatRow, name: string | undefined, progress: number) {
  const state = stateOf(row)
  return {
    seatNo: row.seatNo,
    telephone: row.telephone,
    listedName: row.listedName,
    userName: name ?? null,
    state,
    studyProgress: progress,
    assignedTime: toWireTime(row.assignedAt),
    claimedTime: toWireTime(row.claimedAt),
    firstStudiedTime: toWireTime(row.firstStudiedAt),
    expiryDate: row.expiresOn,
    movable: state === SeatState.Waiting || state === SeatState.Ready,
  }
}

/** Masked names by telephone number. */
export async function namesOf(
  place: SeatScope,
  client: QueryClientContract = db.connection()
): Promise<Map<number, string>> {
  const people: { id: number; name: string }[] = await grantsOfSeats(place, client)
    .join('users', 'users.id', 'user_courses.user_id')
    .distinct('users.id as id', 'users.user_name as name')
  return new Map(people.map(({ id, name }) => [id, maskName(name)]))
}
