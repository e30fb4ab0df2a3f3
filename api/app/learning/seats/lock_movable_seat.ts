import { NotFound, UserError } from '#core/errors'
import type { Trx } from '#core/transaction'
import type { SeatItem } from '#learning/seats/seat_item'
import { CourseSource, messages, UserCourseStatus } from '#learning/terms'
import { businessDay } from '#learning/entitlements/validity'

export interface MovableSeat {
  id: number
  courseId: number
  userId: number | null
  telephone: string
  status: UserCourseStatus
  expiresOn: string | null
  firstStudiedAt: string | null
}

/**
 * The entitlements of a seat that is not final, one per course. Found first and locked by id, so that no gap is locked.
 * The caller holds the order's lock.
 */
export async function lockMovableSeat(trx: Trx, item: SeatItem, seatNo: number): Promise<MovableSeat[]> {
  const found = await trx
    .from('user_courses')
    .where({ order_item_id: item.id, seat_no: seatNo, source: CourseSource.Assignment })
    .select('id')
  const rows: MovableSeat[] = await trx
    .from('user_courses')
    .whereIn(
      'id',
      found.map(({ id }) => id)
    )
    .orderBy('id')
    .select(
      'id',
      'course_id as courseId',
      'user_id as userId',
      'telephone',
      'user_course_status as status',
      'expires_on as expiresOn',
      'first_studied_at as firstStudiedAt'
    )
    .forUpdate()
  if (!rows.length) throw new NotFound()
  rejectFinal(rows)
  return rows
}

function rejectFinal(rows: MovableSeat[]): void {
  const isStudied = rows.some(({ firstStudiedAt }) => firstStudiedAt)
  if (isStudied) throw new UserError(messages.seatStudied, { code: 'seat-studied' })
  const today = businessDay()
  const holds = ({ status, expiresOn }: MovableSeat) =>
    status === UserCourseStatus.Valid && (expiresOn === null || expiresOn >= today)
  if (!rows.some(holds)) throw new UserError(messages.seatEnded, { code: 'seat-ended' })
}
