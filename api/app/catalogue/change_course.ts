import type { HttpContext } from '@adonisjs/core/http'
import type Course from '#catalogue/course'
import { purgeCourse } from '#catalogue/course_pages'
import { changes, recordOf } from '#catalogue/course_record'
import { courseInHand, ownCourse } from '#catalogue/find_course'
import { audit } from '#core/audit'
import { signedIn } from '#core/current_user'
import { transaction } from '#core/transaction'

interface Change {
  /** As the audit log names it: `course.publish`. */
  action: string
  reason?: string
  /** Through the teacher who owns it, also when that teacher is an admin too. */
  own?: boolean
  apply: (course: Course) => void
}

/**
 * One verb on one locked course: applied, written, audited, and its pages forgotten after commit.
 * @throws NotFound for a course of somebody else, and whatever the verb refuses
 */
export async function changeCourse(
  ctx: HttpContext,
  id: number,
  { action, reason, own, apply }: Change
): Promise<Course> {
  return transaction(async (trx) => {
    const find = own ? ownCourse : courseInHand
    const course = await find(trx, signedIn(ctx), id)
    const before = recordOf(course)

    apply(course)
    await course.useTransaction(trx).save()
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
