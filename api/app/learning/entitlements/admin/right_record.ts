import { maskTelephone } from '#core/plain_rules'
import { NotFound } from '#core/http/refusal'
import type { Trx } from '#core/transaction'
import type { CourseSource, UserCourseStatus } from '#learning/terms'
import type { GivenRow } from '#learning/entitlements/sibling_grants'

/** A row of `user_courses` as the desk changes it. */
export interface RightRecord extends GivenRow {
  course_id: number
  user_id: number | null
  telephone: string | null
  source: CourseSource
  user_course_status: UserCourseStatus
  expires_on: string | null
  first_studied_at: string | null
}

/** @throws NotFound */
export async function lockRight(trx: Trx, id: number): Promise<RightRecord> {
  const right = await trx.from('user_courses').where('id', id).forUpdate().first()
  if (!right) throw new NotFound()
  return right
}

/** What an entry of the log tells of a right: whose, to what, from where, until when. */
export function rightFacts(right: RightRecord) {
  return {
    courseId: right.course_id,
    userId: right.user_id,
    telephone: right.telephone && maskTelephone(right.telephone),
    source: right.source,
    userCourseStatus: right.user_course_status,
    expiryDate: right.expires_on,
  }
}
