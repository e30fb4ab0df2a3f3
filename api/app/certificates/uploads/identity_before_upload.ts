import { PresenceNeeded } from '#accounts/presence/ask_presence'
import { PresenceKind, PresenceMoment } from '#accounts/presence/terms'
import { isPassDue } from '#accounts/presence/valid_pass'
import { policyOfCourseId } from '#catalogue/presence_policies/course_policy'
import type CourseEduLog from '#certificates/course_edu_log'
import type { Trx } from '#core/transaction'

/** @throws PresenceNeeded */
export async function requireIdentityBeforeUpload(trx: Trx, { id, userId, courseId }: CourseEduLog): Promise<void> {
  const policy = await policyOfCourseId(courseId, trx)
  if (!policy || !(await isPassDue(trx, { userId, courseId, policy }))) return
  throw new PresenceNeeded({
    userId,
    courseId,
    courseEduLogId: id,
    presencePolicyId: policy.id,
    kind: PresenceKind.Face,
    moment: PresenceMoment.Upload,
  })
}
