import type { HttpContext } from '@adonisjs/core/http'
import type Course from '#catalogue/course'
import { purgeCourse } from '#catalogue/purge_course'
import { courseAuditRecord } from '#catalogue/course_audit_record'
import { runPublishChecks } from '#catalogue/publications/run_publish_checks'
import { ensureReviewedVersion } from '#catalogue/publications/course_version'
import { lockOwnCourse, lockCourseOfTeacher } from '#catalogue/lock_course'
import { updateLastPublication, savePublication } from '#catalogue/publications/publication'
import { CourseStatus, CourseType, ShippedTypes } from '#catalogue/terms'
import { audit, differences } from '#core/audit/audit'
import type { AuditAction } from '#core/audit/terms'
import { requireUser } from '#core/current_user'
import { transaction, type Trx } from '#core/transaction'
import { writeMessage } from '#messages/write_message'

interface Change {
  action: AuditAction
  reason?: string | null
  /** Looks the course up by its teacher, even if that teacher is also an admin. */
  own?: boolean
  /** The version that was shown to the caller; absent if none was. */
  seen?: number | null
  /** Runs the publish check; the verb for its message (docs/product.md 2.18). */
  preflight?: string
  apply: (course: Course) => void
}

export function changeCourse(ctx: HttpContext, id: number, change: Change): Promise<Course> {
  return transaction((trx) => changeCourseIn(trx, ctx, id, change))
}

/** @param purging the outermost transaction: nothing is purged before it is committed */
export async function changeCourseIn(
  trx: Trx,
  ctx: HttpContext,
  id: number,
  { action, reason, own, seen, preflight, apply }: Change,
  purging: Trx = trx
): Promise<Course> {
  const find = own ? lockCourseOfTeacher : lockOwnCourse
  const user = requireUser(ctx)
  const course = await find(trx, user, id)
  await ensureReviewedVersion(trx, course, seen)
  const before = courseAuditRecord(course)
  const { courseStatus } = course

  apply(course)
  const gaps = preflight ? await runPublishChecks(trx, course, { verb: preflight, reason }) : []
  if (course.courseStatus !== courseStatus) {
    course.bumpVersion(user.id)
    await recordPublications(trx, course, { from: courseStatus, by: user.id })
  }
  await course.useTransaction(trx).save()
  if (course.courseStatus !== courseStatus) {
    await notifyTeacher(trx, course, { from: courseStatus, by: user.id })
  }
  const { after, ...changed } = differences(before, courseAuditRecord(course))
  await audit(trx, ctx, {
    action,
    object: `course:${id}`,
    reason: reason ?? undefined,
    ...changed,
    after: gaps.length ? { ...after, gaps: gaps.map(({ text }) => text) } : after,
  })
  await purgeCourse(purging, course)
  return course
}

async function recordPublications(
  trx: Trx,
  course: Course,
  { from, by }: { from: CourseStatus; by: number }
): Promise<void> {
  if (course.courseStatus === CourseStatus.Published) await savePublication(trx, course, by)
  else if (from === CourseStatus.Published) await updateLastPublication(trx, course)
}

/** Notifies of changes by others; books and articles have no teacher. */
async function notifyTeacher(
  trx: Trx,
  course: Course,
  { from, by }: { from: CourseStatus; by: number }
): Promise<void> {
  const { id, teacherId, courseType, courseName, lockVersion } = course
  const hasScreen = courseType !== CourseType.Article && !ShippedTypes.includes(courseType)
  const kind = kindOf(from, course.courseStatus)
  if (!kind || !teacherId || teacherId === by || !hasScreen) return
  await writeMessage(trx, teacherId, {
    kind,
    reference: `course:${id}:${lockVersion}`,
    facts: { courseId: id, courseName, isAnswer: courseType === CourseType.Answer },
  })
}

function kindOf(from: CourseStatus, to: CourseStatus) {
  if (to === CourseStatus.Published) return 'coursePublished'
  if (to !== CourseStatus.Unpublish) return null
  return from === CourseStatus.Auditing ? 'courseSentBack' : 'courseUnpublished'
}
