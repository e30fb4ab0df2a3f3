import type { HttpContext } from '@adonisjs/core/http'
import { changeCourse } from '#catalogue/change_course'
import { publishCourse } from '#catalogue/publish_course'
import { CourseStatus, says } from '#catalogue/terms'
import { revocationValidator } from '#catalogue/validators'
import { Refusal } from '#core/refusal'

/** On the shelf and off it. */
export default class PublicationsController {
  async store(ctx: HttpContext) {
    await publishCourse(ctx, ctx.params.id)
    return { msg: says.published }
  }

  /** Revokes a published course; one that waits for audit goes back to its teacher with a reason. */
  async destroy(ctx: HttpContext) {
    const { reason = null } = await ctx.request.validateUsing(revocationValidator)
    const { sentBackReason } = await changeCourse(ctx, ctx.params.id, {
      action: 'course.unpublish',
      reason: reason ?? undefined,
      apply: (course) => {
        if (course.courseStatus !== CourseStatus.Auditing) return course.revoke()
        if (!reason) throw new Refusal(says.reasonNeeded, { field: 'reason' })
        course.sendBack(reason)
      },
    })
    return { msg: reason && sentBackReason === reason ? says.sentBack : says.revoked }
  }
}
