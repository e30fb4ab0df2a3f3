import { now, toStored } from '#core/time'
import { LostRace, type Trx } from '#core/transaction'
import { FinalAfterSeconds } from '#learning/terms'

interface StudiedTime {
  userId: number
  courseId: number
  /** Seconds counted in the session at hand. */
  seconds: number
  /** A chapter has just been finished, and has brought its minutes however short it is. */
  finished: boolean
}

/**
 * Ties a right to its person once the first minute of the course has been studied, or a chapter that is shorter,
 * in the very transaction that counts it: from then on a seat does not move (decisions, section 5). The right
 * is locked and looked at again, because it may have moved to somebody else since the caller looked: then nothing
 * of the work is kept and it is done anew, without the right.
 * @throws LostRace
 */
export async function recordFirstStudy(
  trx: Trx,
  userCourseId: number,
  studied: StudiedTime
): Promise<void> {
  const right = await trx
    .from('user_courses')
    .where('id', userCourseId)
    .select('user_id as userId', 'first_studied_at as firstStudiedAt')
    .forUpdate()
    .first()
  if (right?.userId !== studied.userId) throw new LostRace('the seat went to somebody else')
  if (right.firstStudiedAt || !(studied.finished || (await hasStudiedEnough(trx, studied)))) return
  await trx
    .from('user_courses')
    .where('id', userCourseId)
    .update({ first_studied_at: toStored(now()) })
}

/** In one session or in many: whoever stops and starts again studies all the same. */
async function hasStudiedEnough(
  trx: Trx,
  { userId, courseId, seconds }: StudiedTime
): Promise<boolean> {
  if (seconds >= FinalAfterSeconds) return true
  const [{ total }] = await trx
    .from('play_sessions')
    .where({ user_id: userId, course_id: courseId })
    .sum('credited_seconds as total')
  return Number(total) >= FinalAfterSeconds
}
