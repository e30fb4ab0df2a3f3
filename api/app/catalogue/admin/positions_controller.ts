import type { HttpContext } from '@adonisjs/core/http'
import { reorderCourses } from '#catalogue/reorder_courses'
import { messages } from '#catalogue/terms'
import { moveValidator } from '#catalogue/validators'

export default class PositionsController {
  async store(ctx: HttpContext) {
    await reorderCourses(ctx, await ctx.request.validateUsing(moveValidator))
    return { msg: messages.saved }
  }
}
