import type { HttpContext } from '@adonisjs/core/http'
import { changeCourse } from '#catalogue/publications/change_course'
import { publishCourse } from '#catalogue/publications/publish_course'
import { CourseStatus, messages } from '#catalogue/terms'
import { publicationValidator, revocationValidator } from '#catalogue/validators'
import { UserError } from '#core/errors'

export default class PublicationsController {
  async store(ctx: HttpContext) {
    const { lockVersion, reason } = await ctx.request.validateUsing(publicationValidator)
    await publishCourse(ctx, ctx.params.id, { seen: lockVersion, reason })
    return { msg: messages.published }
  }

  /** With a reason it only rejects: another user may have published the course meanwhile. */
  async destroy(ctx: HttpContext) {
    const { reason, lockVersion } = await ctx.request.validateUsing(revocationValidator)
    await changeCourse(ctx, ctx.params.id, {
      action: reason ? 'course.send-back' : 'course.unpublish',
      reason,
      seen: lockVersion,
      apply: (course) => {
        if (reason) return course.sendBack(reason)
        if (course.courseStatus !== CourseStatus.Auditing) return course.revoke()
        throw new UserError(messages.reasonNeeded, { field: 'reason' })
      },
    })
    return { msg: reason ? messages.sentBack : messages.revoked }
  }
}
