import { maskTelephone } from '#core/plain_rules'
import { NotFound } from '#core/http/refusal'
import type { Trx } from '#core/transaction'
import type { CourseSource, UserCourseStatus } from '#learning/terms'
import type { GrantRow } from '#learning/entitlements/sibling_grants'

export interface EntitlementRecord extends GrantRow {
  course_id: number
  user_id: number | null
  telephone: string | null
  source: CourseSource
  user_course_status: UserCourseStatus
  expires_on: string | null
  first_studied_at: string | null
}

export async function lockEntitlement(trx: Trx, id: number): Promise<EntitlementRecord> {
  const right = await trx.from('user_courses').where('id', id).forUpdate().first()
  if (!right) throw new NotFound()
  return right
}

export function entitlementAuditRecord(right: EntitlementRecord) {
  return {
    courseId: right.course_id,
    userId: right.user_id,
    telephone: right.telephone && maskTelephone(right.telephone),
    source: right.source,
    userCourseStatus: right.user_course_status,
    expiryDate: right.expires_on,
  }
}
