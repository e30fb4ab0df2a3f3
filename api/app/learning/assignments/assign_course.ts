import type { CurrentUser } from '#core/current_user'
import type { Trx } from '#core/transaction'
import { getOrFail } from '#core/get_or_fail'
import { assignableCourse, type AssignableCourse } from '#learning/assignments/assignable_course'
import { lockAssignees, activeEntitlements, type Assignee } from '#learning/entitlements/assignees'
import { queueEntitlementsGranted } from '#learning/entitlements/entitlement_events'
import { notifyAssigned } from '#learning/entitlements/notify_assigned'
import { grantByAdmin } from '#learning/assignments/grant_by_admin'
import { createLiveCodes } from '#learning/live_codes/create_live_codes'
import { AssignOutcome } from '#learning/terms'

export interface CourseAssignment {
  courseId: number
  telephones: string[]
  genLiveCode: boolean
}

export interface Assigned {
  telephone: string
  outcome: AssignOutcome
  userCourseId: number | null
  liveCode: string | null
}

/** Idempotent. A telephone number without an account gets a pending seat (docs/decisions/0010). */
export async function assignCourse(
  trx: Trx,
  by: CurrentUser,
  { courseId, telephones, genLiveCode }: CourseAssignment
): Promise<Assigned[]> {
  const people = await lockAssignees(trx, telephones)
  const course = await assignableCourse(trx, courseId)
  const held = await activeEntitlements(trx, courseId, people)
  const outcomes = new Map(people.map((one) => [one.telephone, outcomeOf(one, course, held.has(one.telephone))]))
  const newAssignees = people.filter(({ telephone }) => isNew(getOrFail(outcomes, telephone)))

  const granted = await grantByAdmin(trx, { by: by.id, course, people: newAssignees })
  await queueEntitlementsGranted(trx, [...granted.values()])
  await notifyAssigned(
    trx,
    newAssignees.map(({ telephone, userId }) => ({
      userId,
      courseId,
      reference: `user-course:${granted.get(telephone)}`,
    }))
  )
  const entitlements = new Map([...held, ...granted])
  const codes = genLiveCode ? await codesOf(trx, { courseId, by: by.id, entitlements }) : null

  return people.map(({ telephone }) => {
    const userCourseId = entitlements.get(telephone) ?? null
    const liveCode = userCourseId === null ? null : (codes?.get(userCourseId) ?? null)
    return { telephone, outcome: getOrFail(outcomes, telephone), userCourseId, liveCode }
  })
}

export function isNew(outcome: AssignOutcome): boolean {
  return outcome === AssignOutcome.Assigned || outcome === AssignOutcome.Waiting
}

function outcomeOf(person: Assignee, course: AssignableCourse, has: boolean): AssignOutcome {
  if (has) return AssignOutcome.Had
  if (person.userId === null) return AssignOutcome.Waiting
  if (course.needsIdentity && !person.hasIdentity) return AssignOutcome.Lacking
  return AssignOutcome.Assigned
}

interface CodesRequested {
  courseId: number
  by: number
  entitlements: Map<string, number>
}

async function codesOf(trx: Trx, { courseId, by, entitlements }: CodesRequested) {
  const seats = [...entitlements].map(([telephone, userCourseId]) => ({ telephone, userCourseId }))
  const there: { id: number; code: string }[] = await trx
    .from('live_codes')
    .whereIn('user_course_id', [...entitlements.values()])
    .whereNull('revoked_at')
    .select('user_course_id as id', 'code')
  const codes = new Map(there.map(({ id, code }) => [id, code]))
  const without = seats.filter(({ userCourseId }) => !codes.has(userCourseId))
  const made = await createLiveCodes(trx, { courseId, by, seats: without })
  return new Map([...codes, ...made])
}
