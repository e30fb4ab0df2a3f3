import type { HttpContext } from '@adonisjs/core/http'
import { changeCourse } from '#catalogue/change_course'
import { publishCourse } from '#catalogue/publications/publish_course'
import { CourseStatus, messages } from '#catalogue/terms'
import { revocationValidator, seenValidator } from '#catalogue/validators'
import { Refusal } from '#core/http/refusal'

/** On the shelf and off it. */
export default class PublicationsController {
  async store(ctx: HttpContext) {
    const { lockVersion } = await ctx.request.validateUsing(seenValidator)
    await publishCourse(ctx, ctx.params.id, lockVersion)
    return { msg: messages.published }
  }

  /**
   * Revokes a published course; one that waits for audit goes back to its teacher with a reason. A
   * reason never revokes: what it was meant for has been published by somebody else meanwhile.
   */
  async destroy(ctx: HttpContext) {
    const { reason, lockVersion } = await ctx.request.validateUsing(revocationValidator)
    await changeCourse(ctx, ctx.params.id, {
      action: reason ? 'course.send-back' : 'course.unpublish',
      reason: reason ?? undefined,
      seen: lockVersion,
      apply: (course) => {
        if (reason) return course.sendBack(reason)
        if (course.courseStatus !== CourseStatus.Auditing) return course.revoke()
        throw new Refusal(messages.reasonNeeded, { field: 'reason' })
      },
    })
    return { msg: reason ? messages.sentBack : messages.revoked }
  }
}
