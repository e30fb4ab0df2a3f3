import type { HttpContext } from '@adonisjs/core/http'
import type Course from '#catalogue/course'
import { purgeCourse } from '#catalogue/course_pages'
import { changes, recordOf } from '#catalogue/course_record'
import { refuseUnseen } from '#catalogue/publications/course_version'
import { lockOwnCourse, ownCourse } from '#catalogue/find_course'
import { indexCourse } from '#catalogue/search/course_index'
import { keepLastSeen, keepPublication } from '#catalogue/publications/publication'
import { CourseStatus } from '#catalogue/terms'
import { audit } from '#core/audit/audit'
import type { AuditAction } from '#core/audit/terms'
import { signedIn } from '#core/current_user'
import { transaction, type Trx } from '#core/transaction'

interface Change {
  action: AuditAction
  reason?: string
  /** Through the teacher who owns it, also when that teacher is an admin too. */
  own?: boolean
  /** The version that whoever asks has seen; absent where none was shown. */
  seen?: number | null
  apply: (course: Course) => void
}

/**
 * One verb on one locked course: applied, written, audited, and its pages forgotten after commit.
 * @throws NotFound for a course of somebody else, and whatever the verb refuses
 */
export async function changeCourse(
  ctx: HttpContext,
  id: number,
  { action, reason, own, seen, apply }: Change
): Promise<Course> {
  return transaction(async (trx) => {
    const find = own ? ownCourse : lockOwnCourse
    const user = signedIn(ctx)
    const course = await find(trx, user, id)
    await refuseUnseen(trx, course, seen)
    const before = recordOf(course)
    const { courseStatus } = course

    apply(course)
    if (course.courseStatus !== courseStatus) {
      course.bumpVersion(user.id)
      await keepShown(trx, course, { from: courseStatus, by: user.id })
    }
    await course.useTransaction(trx).save()
    await indexCourse(trx, id)
    await audit(trx, ctx, {
      action,
      object: `course:${id}`,
      reason,
      ...changes(before, recordOf(course)),
    })
    await purgeCourse(trx, course)
    return course
  })
}

/** What readers see from now on, or saw until now, of a course that goes on the shelf or leaves it. */
async function keepShown(
  trx: Trx,
  course: Course,
  { from, by }: { from: CourseStatus; by: number }
): Promise<void> {
  if (course.courseStatus === CourseStatus.Published) await keepPublication(trx, course, by)
  else if (from === CourseStatus.Published) await keepLastSeen(trx, course)
}
