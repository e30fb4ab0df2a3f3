import type { HttpContext } from '@adonisjs/core/http'
import { moderateComment } from '#comments/moderate_comment'
import { CommentStatus, messages } from '#comments/terms'

export default class RejectionsController {
  async store(ctx: HttpContext) {
    const verdict = { action: 'comment.reject', status: CommentStatus.Hidden } as const
    await moderateComment(ctx, ctx.params.id, verdict)
    return { msg: messages.rejected }
  }
}
