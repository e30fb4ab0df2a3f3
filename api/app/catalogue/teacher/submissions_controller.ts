import type { HttpContext } from '@adonisjs/core/http'
import { changeCourse } from '#catalogue/change_course'
import { messages } from '#catalogue/terms'
import { seenValidator } from '#catalogue/validators'

export default class SubmissionsController {
  async store(ctx: HttpContext) {
    const { lockVersion } = await ctx.request.validateUsing(seenValidator)
    await changeCourse(ctx, ctx.params.id, {
      action: 'course.submit',
      own: true,
      seen: lockVersion,
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
