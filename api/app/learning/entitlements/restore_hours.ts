import { restoreWithdrawn, type RestoredRecord } from '#certificates/withdrawals/restore_withdrawn'
import { now, toStored } from '#core/time'
import type { Trx } from '#core/transaction'
import { CourseSource } from '#learning/terms'

interface NewRights {
  /** Null for a telephone that waits for its owner. */
  userIds: (number | null)[]
  courseIds: number[]
}

/**
 * Any new right gives back the hours that a refund withdrew with the course. Called after the right was written, by a caller
 * who holds the locks of these people.
 */
export async function restoreHours(trx: Trx, { userIds, courseIds }: NewRights): Promise<void> {
  const people = userIds.filter((id) => id !== null)
  const restored = await restoreWithdrawn(trx, { userIds: people, courseIds })
  for (const record of restored) await finishSeat(trx, record)
}

/** Otherwise one seat could move from person to person and give each of them the hours back. */
async function finishSeat(trx: Trx, { userId, courseId }: RestoredRecord): Promise<void> {
  const seats = await trx
    .from('user_courses')
    .where({ user_id: userId, course_id: courseId, source: CourseSource.Assignment })
    .whereNull('first_studied_at')
    .select('id')
  if (!seats.length) return
  await trx
    .from('user_courses')
    .whereIn(
      'id',
      seats.map(({ id }) => id)
    )
    .update({ first_studied_at: toStored(now()) })
}
