import { now, toStored } from '#core/time'
import { RetryTransaction, type Trx } from '#core/transaction'
import { FinalAfterSeconds } from '#learning/terms'

interface StudiedTime {
  userId: number
  courseId: number
  seconds: number
  finished: boolean
}

/**
 * After that the seat cannot be transferred (docs/product.md 4.11). @throws LostRace when it has just been transferred
 */
export async function recordFirstStudy(trx: Trx, userCourseId: number, studied: StudiedTime): Promise<void> {
  const entitlement = await trx
    .from('user_courses')
    .where('id', userCourseId)
    .select('user_id as userId', 'first_studied_at as firstStudiedAt')
    .forUpdate()
    .first()
  if (entitlement?.userId !== studied.userId) throw new RetryTransaction('the seat was transferred')
  if (entitlement.firstStudiedAt || !(studied.finished || (await hasStudiedEnough(trx, studied)))) return
  await trx
    .from('user_courses')
    .where('id', userCourseId)
    .update({ first_studied_at: toStored(now()) })
}

async function hasStudiedEnough(trx: Trx, { userId, courseId, seconds }: StudiedTime): Promise<boolean> {
  if (seconds >= FinalAfterSeconds) return true
  const [{ total }] = await trx
    .from('play_sessions')
    .where({ user_id: userId, course_id: courseId })
    .sum('credited_seconds as total')
  return Number(total) >= FinalAfterSeconds
}
