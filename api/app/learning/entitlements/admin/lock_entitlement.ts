import { maskTelephone } from '#core/shared_rules'
import { NotFound } from '#core/errors'
import type { Trx } from '#core/transaction'
import type { CourseSource, UserCourseStatus } from '#learning/terms'
import type { GrantRow } from '#learning/entitlements/sibling_grants'

export interface EntitlementRecord extends GrantRow {
  course_id: number
  order_id: number | null
  user_id: number | null
  telephone: string | null
  source: CourseSource
  user_course_status: UserCourseStatus
  expires_on: string | null
  first_studied_at: string | null
  refunded_at: string | null
  granted_by: number | null
}

export async function lockEntitlement(trx: Trx, id: number): Promise<EntitlementRecord> {
  const entitlement = await trx.from('user_courses').where('id', id).forUpdate().first()
  if (!entitlement) throw new NotFound()
  return entitlement
}

export function entitlementAuditRecord(entitlement: EntitlementRecord) {
  return {
    courseId: entitlement.course_id,
    userId: entitlement.user_id,
    telephone: entitlement.telephone && maskTelephone(entitlement.telephone),
    source: entitlement.source,
    userCourseStatus: entitlement.user_course_status,
    expiryDate: entitlement.expires_on,
  }
}
