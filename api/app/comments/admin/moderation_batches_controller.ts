import type { HttpContext } from '@adonisjs/core/http'
import { moderateComments } from '#comments/moderate_comment'
import { moderationBatchValidator } from '#comments/validators'

export default class ModerationBatchesController {
  async store(ctx: HttpContext) {
    const { courseCommentIds, commentStatus } = await ctx.request.validateUsing(moderationBatchValidator)
    return moderateComments(ctx, courseCommentIds, commentStatus)
  }
}
