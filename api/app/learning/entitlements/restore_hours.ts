import { restoreWithdrawn, type RestoredRecord } from '#certificates/withdrawals/restore_withdrawn'
import { now, toStored } from '#core/time'
import type { Trx } from '#core/transaction'
import { CourseSource } from '#learning/terms'

interface NewEntitlements {
  /** Null for a telephone number without an account. */
  userIds: (number | null)[]
  courseIds: number[]
}

/**
 * Any new entitlement restores the hours that a refund withdrew with the course. Called after the entitlement was
 * written; the caller holds the locks of these users.
 */
export async function restoreHours(trx: Trx, { userIds, courseIds }: NewEntitlements): Promise<void> {
  const people = userIds.filter((id) => id !== null)
  const restored = await restoreWithdrawn(trx, { userIds: people, courseIds })
  for (const record of restored) await finishSeat(trx, record)
}

/** Otherwise a seat could be transferred from user to user and restore the hours of each. */
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
