import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import FaceCheck from '#accounts/face_checks/face_check'
import { sentenceOf } from '#accounts/presence/ask_presence'
import type PresenceCheck from '#accounts/presence/presence_check'
import { isAgreed } from '#accounts/presence/presence_consent'
import PresencePolicy from '#accounts/presence/presence_policy'
import { messages, PresenceAlternative, PresenceConsent, PresenceKind, PresenceState } from '#accounts/presence/terms'
import { toWireTime } from '#core/time'

/** An open check as its user sees it. */
export async function toOpenCheck(check: PresenceCheck, client: QueryClientContract = db.connection()) {
  const { id, kind, moment, courseId, chapterId, userId } = check
  const course = await client.from('courses').where('id', courseId).select('course_name as courseName').firstOrFail()
  const policy = await PresencePolicy.query({ client }).where('id', check.presencePolicyId).firstOrFail()
  const isFace = kind === PresenceKind.Face
  const { version, text } = PresenceConsent
  return {
    checkId: id,
    kind,
    moment,
    courseId,
    chapterId,
    courseName: course.courseName as string,
    sentence: sentenceOf(kind, moment),
    failed: check.state === PresenceState.Failed,
    triesLeft: isFace ? await FaceCheck.triesLeftToday(userId, client) : null,
    alternative: policy.alternative,
    alternativeText: isFace ? alternativeText(policy) : null,
    consent: isFace ? { version, text, agreed: await isAgreed(userId, client) } : null,
    askedTime: toWireTime(check.askedAt)!,
  }
}

export type OpenCheck = Awaited<ReturnType<typeof toOpenCheck>>

function alternativeText({ alternative, policyName }: PresencePolicy): string {
  if (alternative === PresenceAlternative.Sms) return messages.useSms
  return alternative === PresenceAlternative.Staff ? messages.useStaff : messages.faceOnly(policyName)
}
