import { VideoTypes } from '#catalogue/terms'
import { now, toStored } from '#core/time'
import type { Trx } from '#core/transaction'
import { getOrFail } from '#core/get_or_fail'
import { readSetting } from '#settings/read_setting'
import type { AssignableCourse } from '#learning/assignments/assignable_course'
import type { Assignee } from '#learning/entitlements/assignees'
import { restoreHours } from '#learning/entitlements/restore_hours'
import { CourseSource, UserCourseStatus } from '#learning/terms'
import { businessDay, lastDay } from '#learning/entitlements/validity'

interface AdminGrant {
  by: number
  course: AssignableCourse
  people: Assignee[]
  /** By telephone, instead of the usual validity. */
  lastDays?: ReadonlyMap<string, string>
}

/** The key of a row contains the id of the row before it, so the database rejects a concurrent second grant. */
export async function grantByAdmin(
  trx: Trx,
  { by, course, people, lastDays = new Map() }: AdminGrant
): Promise<Map<string, number>> {
  if (!people.length) return new Map()
  const days = Number(await readSetting('validityDays', trx))
  const until = lastDay(businessDay(), days, null)
  const at = toStored(now())
  const last = await lastGrantIds(trx, course.id, people)
  const keyOf = ({ telephone }: Assignee, courseId: number) =>
    `${CourseSource.Admin}:${course.id}:${telephone}:${last.get(telephone) ?? 0}:${courseId}`

  await trx
    .table('user_courses')
    .multiInsert(
      people.flatMap((person) =>
        course.contents.map(({ courseId, courseType }) => ({
          course_id: courseId,
          user_id: person.userId,
          telephone: person.telephone,
          source: CourseSource.Admin,
          grant_key: keyOf(person, courseId),
          user_course_status: UserCourseStatus.Valid,
          expires_on: VideoTypes.includes(courseType) ? (lastDays.get(person.telephone) ?? until) : null,
          granted_by: by,
          claimed_at: person.userId === null ? null : at,
          created_at: at,
          updated_at: at,
        }))
      )
    )
  await restoreHours(trx, {
    userIds: people.map(({ userId }) => userId),
    courseIds: course.contents.map(({ courseId }) => courseId),
  })
  return entitlementIds(
    trx,
    people.map((person) => ({ telephone: person.telephone, key: keyOf(person, course.id) }))
  )
}

async function lastGrantIds(trx: Trx, courseId: number, people: Assignee[]) {
  const rows: { telephone: string; last: number }[] = await trx
    .from('user_courses')
    .where('grant_key', 'like', `${CourseSource.Admin}:${courseId}:%`)
    .whereIn(
      'telephone',
      people.map(({ telephone }) => telephone)
    )
    .groupBy('telephone')
    .select('telephone')
    .max('id as last')
  return new Map(rows.map(({ telephone, last }) => [telephone, last]))
}

async function entitlementIds(trx: Trx, made: { telephone: string; key: string }[]) {
  const rows: { id: number; grant_key: string }[] = await trx
    .from('user_courses')
    .whereIn(
      'grant_key',
      made.map(({ key }) => key)
    )
    .select('id', 'grant_key')
  const ids = new Map(rows.map((row) => [row.grant_key, row.id]))
  return new Map(made.map(({ telephone, key }) => [telephone, getOrFail(ids, key)]))
}
