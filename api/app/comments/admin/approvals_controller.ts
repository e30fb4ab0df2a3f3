import type { HttpContext } from '@adonisjs/core/http'
import { moderateComment } from '#comments/moderate_comment'
import { CommentStatus, messages } from '#comments/terms'

export default class ApprovalsController {
  async store(ctx: HttpContext) {
    const verdict = { action: 'comment.approve', status: CommentStatus.Approved } as const
    await moderateComment(ctx, ctx.params.id, verdict)
    return { msg: messages.approved }
  }
}
