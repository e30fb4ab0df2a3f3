import type { HttpContext } from '@adonisjs/core/http'
import { changeCourse } from '#catalogue/publications/change_course'
import { messages } from '#catalogue/terms'
import { publicationValidator } from '#catalogue/validators'
import { isAdmin, requireUser } from '#core/current_user'

export default class SubmissionsController {
  async store(ctx: HttpContext) {
    const { lockVersion, reason } = await ctx.request.validateUsing(publicationValidator)
    await changeCourse(ctx, ctx.params.id, {
      action: 'course.submit',
      own: true,
      seen: lockVersion,
      reason: isAdmin(requireUser(ctx)) ? reason : null,
      preflight: '提交审核',
      apply: (course) => course.submitForAudit(),
    })
    return { msg: messages.submitted }
  }

  async destroy(ctx: HttpContext) {
    await changeCourse(ctx, ctx.params.id, {
      action: 'course.withdraw',
      own: true,
      apply: (course) => course.withdraw(),
    })
    return { msg: messages.withdrawn }
  }
}
