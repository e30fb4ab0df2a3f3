import { NotFound, UserError } from '#core/errors'
import { now, toStored } from '#core/time'
import type { Trx } from '#core/transaction'
import { lockAssignees } from '#learning/entitlements/assignees'
import { notifyAssigned } from '#learning/entitlements/notify_assigned'
import { restoreHours } from '#learning/entitlements/restore_hours'
import type { SeatItem } from '#learning/seats/seat_item'
import { queueSeatEvents } from '#learning/seats/seat_events'
import { occupiedSeats } from '#learning/seats/occupied_seats'
import { CourseSource, messages, UserCourseStatus } from '#learning/terms'
import { businessDay } from '#learning/entitlements/validity'

interface SeatRow {
  id: number
  courseId: number
  telephone: string
  status: UserCourseStatus
  expiresOn: string | null
  firstStudiedAt: string | null
}

export interface SeatMove {
  seatNo: number
  telephone: string
  moverId: number
}

/**
 * Locked against heartbeats: either the transfer is rejected or the heartbeat loses its entitlement (docs/product.md
 * 4.11).
 */
export async function moveSeat(trx: Trx, item: SeatItem, move: SeatMove): Promise<string> {
  const { seatNo, telephone, moverId } = move
  const [{ userId }] = await lockAssignees(trx, [telephone])
  const rows = await lockSeat(trx, item, seatNo)
  rejectFinal(rows)
  if ((await occupiedSeats(trx, item)).telephones.has(telephone)) {
    throw new UserError(messages.hasSeatAlready, { code: 'seat-taken', field: 'telephone' })
  }

  const ids = rows.map(({ id }) => id)
  const at = toStored(now())
  await trx
    .from('user_courses')
    .whereIn('id', ids)
    .update({
      telephone,
      listed_name: null,
      user_id: userId,
      claimed_at: userId && at,
      // The entitlement begins now, and comes first among the user's courses.
      created_at: at,
      updated_at: at,
    })
  await restoreHours(trx, { userIds: [userId], courseIds: rows.map(({ courseId }) => courseId) })
  await revokeCodes(trx, ids, at)
  const [{ telephone: from }] = rows
  const [moveId] = await trx
    .table('seat_moves')
    .insert({
      order_item_id: item.id,
      seat_no: seatNo,
      from_telephone: from,
      to_telephone: telephone,
      moved_by: moverId,
      created_at: at,
    })
  const reference = `seat-move:${moveId}`
  await notifyAssigned(trx, [{ userId, courseId: item.courseId, reference }])
  const courseIds = rows.map(({ courseId }) => courseId)
  const seat = { seatNo, telephone, userId, courseIds, expiresOn: rows[0].expiresOn }
  await queueSeatEvents(trx, 'seat.moved', item, [seat])
  return from
}

/** Found first and locked by id, so that no gap is locked. */
async function lockSeat(trx: Trx, item: SeatItem, seatNo: number): Promise<SeatRow[]> {
  const found = await trx
    .from('user_courses')
    .where({ order_item_id: item.id, seat_no: seatNo, source: CourseSource.Assignment })
    .select('id')
  const rows: SeatRow[] = await trx
    .from('user_courses')
    .whereIn(
      'id',
      found.map(({ id }) => id)
    )
    .orderBy('id')
    .select(
      'id',
      'course_id as courseId',
      'telephone',
      'user_course_status as status',
      'expires_on as expiresOn',
      'first_studied_at as firstStudiedAt'
    )
    .forUpdate()
  if (!rows.length) throw new NotFound()
  return rows
}

function rejectFinal(rows: SeatRow[]): void {
  const isStudied = rows.some(({ firstStudiedAt }) => firstStudiedAt)
  if (isStudied) throw new UserError(messages.seatStudied, { code: 'seat-studied' })
  const today = businessDay()
  const holds = ({ status, expiresOn }: SeatRow) =>
    status === UserCourseStatus.Valid && (expiresOn === null || expiresOn >= today)
  if (!rows.some(holds)) throw new UserError(messages.seatEnded, { code: 'seat-ended' })
}

/** The previous user knows the codes. */
async function revokeCodes(trx: Trx, userCourseIds: number[], at: string): Promise<void> {
  await trx
    .from('live_codes')
    .whereIn('user_course_id', userCourseIds)
    .whereNull('revoked_at')
    .update({ revoked_at: at })
}
