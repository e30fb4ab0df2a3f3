import { now, toStored } from '#core/time'
import { RetryTransaction, type Trx } from '#core/transaction'
import { CourseSource } from '#learning/terms'

interface Learner {
  userId: number
  courseId: number
}

/**
 * A seat that restores hours, or because of which a refund leaves them, counts as studied: otherwise it could go from
 * user to user, or be taken back and refunded, while the hours stay (docs/decisions/0110).
 * @throws RetryTransaction when such a seat was transferred or taken back meanwhile
 */
export async function finishSeats(trx: Trx, { userId, courseId }: Learner): Promise<void> {
  const seats = await trx
    .from('user_courses')
    .where({ user_id: userId, course_id: courseId, source: CourseSource.Assignment })
    .whereNull('first_studied_at')
    .orderBy('id')
    .select('id')
  if (!seats.length) return
  const ids = seats.map(({ id }) => id)
  const held = await trx
    .from('user_courses')
    .whereIn('id', ids)
    .where('user_id', userId)
    .orderBy('id')
    .select('id')
    .forUpdate()
  if (held.length < ids.length) throw new RetryTransaction('a seat was transferred or taken back')
  await trx
    .from('user_courses')
    .whereIn('id', ids)
    .whereNull('first_studied_at')
    .update({ first_studied_at: toStored(now()) })
}
