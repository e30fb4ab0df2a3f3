import type { CurrentUser } from '#core/current_user'
import type { Trx } from '#core/transaction'
import { assignableCourse, type AssignableCourse } from '#learning/assignments/assignable_course'
import { lockAssignees, entitlementsHeld, type Assignee } from '#learning/entitlements/assignees'
import { grantByAdmin } from '#learning/assignments/grant_by_admin'
import { createLiveCodes } from '#learning/live_codes/create_live_codes'
import { AssignOutcome } from '#learning/terms'

export interface CourseAssignment {
  courseId: number
  /** Eleven digits each, none twice. */
  telephones: string[]
  genLiveCode: boolean
}

/** What became of one telephone, and the live code of its right when one was wanted. */
export interface Assigned {
  telephone: string
  outcome: AssignOutcome
  userCourseId: number | null
  liveCode: string | null
}

/**
 * Opens a course to telephones (back office, section 2.10). A phone that belongs to nobody waits for its
 * person (docs/decisions/0010); one whose person has the course already keeps what it has; a course of
 * further education needs a person with a name and an ID number. Done again it gives nothing a second
 * time: whoever has the course is told as such, with the code that is there.
 * @throws NotFound, Refusal for a course that cannot be assigned
 */
export async function assignCourse(
  trx: Trx,
  by: CurrentUser,
  { courseId, telephones, genLiveCode }: CourseAssignment
): Promise<Assigned[]> {
  const people = await lockAssignees(trx, telephones)
  const course = await assignableCourse(trx, courseId)
  const held = await entitlementsHeld(trx, courseId, people)
  const outcomes = new Map(
    people.map((one) => [one.telephone, outcomeOf(one, course, held.has(one.telephone))])
  )
  const lucky = people.filter(({ telephone }) => isNew(outcomes.get(telephone)!))

  const given = await grantByAdmin(trx, { by: by.id, course, people: lucky })
  const rights = new Map([...held, ...given])
  const codes = genLiveCode ? await codesOf(trx, { courseId, by: by.id, rights }) : null

  return people.map(({ telephone }) => {
    const userCourseId = rights.get(telephone) ?? null
    const liveCode = userCourseId === null ? null : (codes?.get(userCourseId) ?? null)
    return { telephone, outcome: outcomes.get(telephone)!, userCourseId, liveCode }
  })
}

/** True of those who have just been given the course. */
export function isNew(outcome: AssignOutcome): boolean {
  return outcome === AssignOutcome.Assigned || outcome === AssignOutcome.Waiting
}

function outcomeOf(person: Assignee, course: AssignableCourse, has: boolean): AssignOutcome {
  if (has) return AssignOutcome.Had
  if (person.userId === null) return AssignOutcome.Waiting
  if (course.needsIdentity && !person.hasIdentity) return AssignOutcome.Lacking
  return AssignOutcome.Assigned
}

interface CodesWanted {
  courseId: number
  by: number
  /** Rights to the course by telephone. */
  rights: Map<string, number>
}

/** The code of each right: the one that it has, or a new one. */
async function codesOf(trx: Trx, { courseId, by, rights }: CodesWanted) {
  const seats = [...rights].map(([telephone, userCourseId]) => ({ telephone, userCourseId }))
  const there: { id: number; code: string }[] = await trx
    .from('live_codes')
    .whereIn('user_course_id', [...rights.values()])
    .whereNull('revoked_at')
    .select('user_course_id as id', 'code')
  const codes = new Map(there.map(({ id, code }) => [id, code]))
  const without = seats.filter(({ userCourseId }) => !codes.has(userCourseId))
  const made = await createLiveCodes(trx, { courseId, by, seats: without })
  return new Map([...codes, ...made])
}
