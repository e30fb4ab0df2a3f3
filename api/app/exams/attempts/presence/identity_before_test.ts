import { PresenceNeeded } from '#accounts/presence/ask_presence'
import { PresenceKind, PresenceMoment } from '#accounts/presence/terms'
import { isIdentityKnown } from '#accounts/presence/valid_pass'
import { policyOfCourseId } from '#catalogue/presence_policies/course_policy'
import type { Trx } from '#core/transaction'
import type { StartContext } from '#exams/attempts/start_context'

/** The paper of a subject belongs to no course, so nothing is asked before it. @throws PresenceNeeded */
export async function requireIdentityBeforeTest(
  trx: Trx,
  userId: number,
  { paper, courseEduLogId }: StartContext
): Promise<void> {
  const { courseId, chapterId } = paper
  if (!courseId) return
  const policy = await policyOfCourseId(courseId, trx)
  const isAsked = courseEduLogId ? policy?.faceBeforeCourseTest : policy?.faceBeforeChapterTest
  if (!policy || !isAsked || (await isIdentityKnown(trx, { userId, courseId, policy }))) return
  throw new PresenceNeeded({
    userId,
    courseId,
    chapterId,
    courseEduLogId,
    presencePolicyId: policy.id,
    kind: PresenceKind.Face,
    moment: PresenceMoment.Test,
  })
}
