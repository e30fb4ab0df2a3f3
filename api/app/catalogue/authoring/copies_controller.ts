import type { HttpContext } from '@adonisjs/core/http'
import { copyCourse } from '#catalogue/authoring/copy_course'
import { messages } from '#catalogue/terms'
import { copyValidator } from '#catalogue/validators'

export default class CopiesController {
  async store(ctx: HttpContext) {
    const { newCourseName } = await ctx.request.validateUsing(copyValidator)
    const { id } = await copyCourse(ctx, ctx.params.id, newCourseName)
    return { msg: messages.copiedShort, courseId: id }
  }
}
