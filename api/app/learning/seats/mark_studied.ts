import { toStored } from '#core/time'
import { LostRace, type Trx } from '#core/transaction'
import type PlaySession from '#learning/play_session'
import { FinalAfterSeconds } from '#learning/terms'

/**
 * Ties a right to its person once a minute of the course has been studied, in the transaction that credits
 * the minute's last second: from then on a seat does not move (decisions, section 5). The right is locked and
 * looked at again, because it may have moved to somebody else since the beat looked: then nothing of
 * the beat is kept and it is counted anew, without it.
 * @throws LostRace
 */
export async function markStudied(
  trx: Trx,
  userCourseId: number,
  session: PlaySession
): Promise<void> {
  const right = await trx
    .from('user_courses')
    .where('id', userCourseId)
    .select('user_id as userId', 'first_studied_at as firstStudiedAt')
    .forUpdate()
    .first()
  if (right?.userId !== session.userId) throw new LostRace('the seat went to somebody else')
  if (right.firstStudiedAt || !(await hasMinute(trx, session))) return
  await trx
    .from('user_courses')
    .where('id', userCourseId)
    .update({ first_studied_at: toStored(session.lastBeatAt!) })
}

/** In one session or in many: whoever stops and starts again studies all the same. */
async function hasMinute(trx: Trx, { userId, courseId, creditedSeconds }: PlaySession) {
  if (creditedSeconds >= FinalAfterSeconds) return true
  const [{ seconds }] = await trx
    .from('play_sessions')
    .where({ user_id: userId, course_id: courseId })
    .sum('credited_seconds as seconds')
  return Number(seconds) >= FinalAfterSeconds
}
