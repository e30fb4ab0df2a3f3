import db from '@adonisjs/lucid/services/db'
import { toMinutes } from '#core/duration'
import { maskName } from '#core/plain_rules'
import { toWireTime } from '#core/time'
import { progressOfSeats, type SeatProgress } from '#learning/seats/seat_progress'
import { seatsOfLine, stateOf, type SeatFilters, type SeatRow } from '#learning/seats/seats_of_line'
import { SeatState } from '#learning/terms'

/** Telephones are whole, because the buyer typed them; a masked name appears once the number is proven. */
export async function seatList(itemId: number, filters: SeatFilters) {
  const { page = 1, pageSize = 10 } = filters
  const [{ total }] = await db.from(seatsOfLine(itemId, filters).as('seats')).count('* as total')
  const rows: SeatRow[] = await seatsOfLine(itemId, filters)
    .orderBy('seatNo')
    .offset((page - 1) * pageSize)
    .limit(pageSize)
  return { assignedUsers: await toSeats(itemId, rows), total: Number(total) }
}

export async function toSeats(itemId: number, rows: SeatRow[]) {
  const [names, progress] = await Promise.all([namesOf(rows), progressOfSeats(itemId, rows)])
  return rows.map((row) => toSeat(row, names.get(row.userId!) ?? null, progress.get(row.seatNo)!))
}

export type Seat = Awaited<ReturnType<typeof toSeats>>[number]

function toSeat(row: SeatRow, name: string | null, study: SeatProgress) {
  const state = stateOf(row)
  return {
    seatNo: row.seatNo,
    telephone: row.telephone,
    userName: name && maskName(name),
    state,
    studyProgress: study.progress,
    studiedMinutes: toMinutes(study.playedSeconds),
    assignedTime: toWireTime(row.assignedAt),
    claimedTime: toWireTime(row.claimedAt),
    firstStudiedTime: toWireTime(row.firstStudiedAt),
    expiryDate: row.expiresOn,
    movable: state === SeatState.Waiting || state === SeatState.Ready,
  }
}

async function namesOf(rows: SeatRow[]): Promise<Map<number, string>> {
  const ids = rows.flatMap(({ userId }) => userId ?? [])
  const people = await db.from('users').whereIn('id', ids).select('id', 'user_name as name')
  return new Map(people.map(({ id, name }) => [id, name]))
}
