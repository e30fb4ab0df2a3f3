import type CourseEduLog from '#certificates/course_edu_log'
import { courseCreditBlockers, isPersonComplete } from '#learning/credit_blockers/course_blockers'
import { studyCourse } from '#learning/entitlements/course_access'
import { entitlementOf } from '#learning/entitlements/entitlement'
import { liveCodesOf } from '#learning/live_codes/live_codes_of'
import type { CreditBlocker } from '#learning/terms'

/** Reasons why continuing a study record's course would earn its user no more hours. */
export async function recordCreditBlockers({ userId, courseId }: CourseEduLog): Promise<CreditBlocker[]> {
  const course = await studyCourse(courseId)
  const [{ denial }, codes, isComplete] = await Promise.all([
    entitlementOf({ id: userId, roles: [] }, course),
    liveCodesOf(userId, [courseId]),
    isPersonComplete(userId),
  ])
  return courseCreditBlockers(course, { denial, hasLiveCode: codes.has(courseId), isPersonComplete: isComplete })
}
