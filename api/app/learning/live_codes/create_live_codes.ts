import { randomInt } from 'node:crypto'
import { now, toStored } from '#core/time'
import { isDuplicate, RetryTransaction, type Trx } from '#core/transaction'
import { getOrFail } from '#core/get_or_fail'
import { LiveCodeLength } from '#learning/terms'

interface CodedSeat {
  userCourseId: number
  telephone: string | null
}

/** From a cryptographic random generator: a code is worth a course (docs/threats.md T41). @throws LostRace */
export async function createLiveCodes(
  trx: Trx,
  made: { courseId: number; by: number; seats: CodedSeat[] }
): Promise<Map<number, string>> {
  const codes = new Map(made.seats.map(({ userCourseId }) => [userCourseId, randomCode()]))
  if (!codes.size) return codes
  try {
    await trx
      .table('live_codes')
      .multiInsert(
        made.seats.map(({ userCourseId, telephone }) => ({
          code: getOrFail(codes, userCourseId),
          course_id: made.courseId,
          user_course_id: userCourseId,
          telephone,
          created_by: made.by,
          created_at: toStored(now()),
        }))
      )
  } catch (error) {
    if (isDuplicate(error)) throw new RetryTransaction('two live codes were alike')
    throw error
  }
  return codes
}

const characters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'

export function randomCode(): string {
  const draw = () => characters[randomInt(characters.length)]
  return Array.from({ length: LiveCodeLength }, draw).join('')
}
