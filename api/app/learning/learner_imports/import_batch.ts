import type { HttpContext } from '@adonisjs/core/http'
import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import { addLearners } from '#accounts/learners/add_learners'
import { fillLearner } from '#accounts/learners/fill_learner'
import type { Person } from '#accounts/learners/find_learners'
import { withKnownLearners } from '#accounts/learners/with_known_learners'
import { SeatClaims } from '#accounts/seat_claims_contract'
import { audit } from '#core/audit/audit'
import { requireUser } from '#core/current_user'
import { getOrFail } from '#core/get_or_fail'
import type { Trx } from '#core/transaction'
import { assignableCourse, type AssignableCourse } from '#learning/assignments/assignable_course'
import { grantByAdmin } from '#learning/assignments/grant_by_admin'
import { activeEntitlements } from '#learning/entitlements/assignees'
import { notifyAssigned } from '#learning/entitlements/notify_assigned'
import { assigneeOf } from '#learning/learner_imports/assignee_of'
import type { SheetRow } from '#learning/learner_imports/check_cells'
import { checkRows, readCourses, type CheckedRow } from '#learning/learner_imports/check_rows'

export interface BatchResult {
  added: number
  existing: number
  granted: number
  already: number
  /** Rows that did not fit any more. */
  refused: CheckedRow[]
}

/** All rows of some people, in one transaction. Idempotent: what is there stays. */
@inject()
export class ImportBatch {
  constructor(protected claims: SeatClaims) {}

  async execute(ctx: HttpContext, rows: SheetRow[]): Promise<BatchResult> {
    const courses = await readCourses(rows, db.connection())
    const people = rows.map(({ person }) => person)
    return withKnownLearners(people, async (trx, known) => {
      const checked = checkRows(rows, known, courses)
      const valid = checked.filter(({ faults }) => !faults.length)
      const ids = await writePeople(trx, valid)
      const lockedCourses = await lockCourses(trx, valid)
      for (const [telephone, id] of ids.proved) await this.claims.claim(trx, id, telephone)
      const grants = { rows: valid, ids: ids.all, courses: lockedCourses, by: requireUser(ctx).id }
      const entitlements = await grantCourses(trx, grants)
      const result = {
        added: ids.added.length,
        existing: ids.all.size - ids.added.length,
        granted: entitlements.length,
        already: valid.filter(({ courseId }) => courseId !== null).length - entitlements.length,
      }
      const userIds = [...ids.added, ...ids.filled]
      if (userIds.length || entitlements.length) {
        await audit(trx, ctx, {
          action: 'user.import',
          object: 'users',
          after: { ...result, userIds, userCourseIds: entitlements },
        })
      }
      return { ...result, refused: checked.filter(({ faults }) => faults.length) }
    })
  }
}

/** Their ids by the telephone of the sheet; `proved` are those whose pending seats are theirs now. */
async function writePeople(trx: Trx, rows: CheckedRow[]) {
  const people = Map.groupBy(rows, ({ person }) => person.telephone!)
  const newPeople = [...people.values()].filter(([first]) => !first!.user).map(joined)
  const added = await addLearners(trx, newPeople)
  const all = new Map(newPeople.map(({ telephone }, at) => [telephone!, added[at]!]))
  const proved = new Map(all)
  const filled: number[] = []
  for (const [telephone, ofPerson] of people) {
    const user = ofPerson[0]!.user
    if (!user) continue
    all.set(telephone, user.id)
    const { isChanged, isProved } = await fillLearner(user, joined(ofPerson))
    if (isChanged) filled.push(user.id)
    if (isProved) proved.set(telephone, user.id)
  }
  return { all, proved, added, filled }
}

/** One row may have the ID number, another not. */
function joined(rows: CheckedRow[]): Person {
  const idCard = rows.map(({ person }) => person.idCard).find((one) => one !== null)
  return { ...rows[0]!.person, idCard: idCard ?? null }
}

/** The lowest id first, after the people and before seats are claimed (docs/decisions/0027). */
async function lockCourses(trx: Trx, rows: CheckedRow[]): Promise<AssignableCourse[]> {
  const ids = new Set(rows.flatMap(({ courseId }) => courseId ?? []))
  const courses: AssignableCourse[] = []
  for (const id of [...ids].toSorted((one, other) => one - other)) courses.push(await assignableCourse(trx, id))
  return courses
}

interface Grants {
  by: number
  rows: CheckedRow[]
  ids: Map<string, number>
  courses: AssignableCourse[]
}

/** @returns the ids of the new entitlements */
async function grantCourses(trx: Trx, { by, rows, ids, courses }: Grants): Promise<number[]> {
  const made: number[] = []
  for (const course of courses) {
    const courseId = course.id
    const assigned = rows
      .filter((row) => row.courseId === courseId)
      .map((row) => ({ ...assigneeOf(row, getOrFail(ids, row.person.telephone!)), expiresOn: row.expiresOn }))
    const held = await activeEntitlements(trx, courseId, assigned)
    const people = assigned.filter(({ telephone }) => !held.has(telephone))
    const lastDays = new Map(people.flatMap((one) => (one.expiresOn ? [[one.telephone, one.expiresOn] as const] : [])))
    const granted = await grantByAdmin(trx, { by, course, people, lastDays })
    await notifyAssigned(
      trx,
      people.map(({ telephone, userId }) => ({
        userId,
        courseId,
        reference: `user-course:${getOrFail(granted, telephone)}`,
      }))
    )
    made.push(...granted.values())
  }
  return made
}
