import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type PresencePolicy from '#accounts/presence/presence_policy'
import {
  PresenceAlternative,
  PresenceKind,
  PresenceState,
  PresenceWay,
  StaffAnswerHours,
} from '#accounts/presence/terms'
import { now, toStored } from '#core/time'

interface Question {
  userId: number
  courseId: number
  policy: PresencePolicy
}

/** Whether the identity was proved within `faceHoldsMinutes`, in a way that the policy accepts. */
export async function hasValidPass(client: QueryClientContract, { userId, policy }: Question): Promise<boolean> {
  const since = toStored(now().minus({ minutes: policy.faceHoldsMinutes }))
  const sinceOfStaff = toStored(now().minus({ hours: StaffAnswerHours }))
  const found = await passesOf(client, userId, policy)
    .where((row) =>
      row
        .where('answered_at', '>=', since)
        .orWhere((staff) => staff.where('way', PresenceWay.Staff).where('answered_at', '>=', sinceOfStaff))
    )
    .first()
  return Boolean(found)
}

/** The same, or an excuse because the vendor was down. */
export async function isIdentityKnown(client: QueryClientContract, question: Question): Promise<boolean> {
  if (await hasValidPass(client, question)) return true
  const since = toStored(now().minus({ minutes: question.policy.faceHoldsMinutes }))
  const excused = await client
    .from('presence_checks')
    .where({ user_id: question.userId, kind: PresenceKind.Face, state: PresenceState.Excused })
    .where('answered_at', '>=', since)
    .select('id')
    .first()
  return Boolean(excused)
}

/** Whether the hours of the course can be uploaded: an excused or failed check of it asks a pass afterwards. */
export async function isPassDue(client: QueryClientContract, question: Question): Promise<boolean> {
  const { userId, courseId, policy } = question
  if (policy.faceBeforeUpload) return !(await hasValidPass(client, question))
  const unproved = await client
    .from('presence_checks')
    .where({ user_id: userId, course_id: courseId, kind: PresenceKind.Face })
    .whereIn('state', [PresenceState.Excused, PresenceState.Failed])
    .orderBy('id', 'desc')
    .select('asked_at')
    .first()
  if (!unproved) return false
  const pass = await passesOf(client, userId, policy).where('answered_at', '>=', unproved.asked_at).first()
  return !pass
}

function passesOf(client: QueryClientContract, userId: number, { alternative }: PresencePolicy) {
  const ways: PresenceWay[] = [PresenceWay.Face, PresenceWay.Staff]
  if (alternative === PresenceAlternative.Sms) ways.push(PresenceWay.Sms)
  return client
    .from('presence_checks')
    .where({ user_id: userId, kind: PresenceKind.Face, state: PresenceState.Passed })
    .whereIn('way', ways)
    .select('id')
}
