import type { HttpContext } from '@adonisjs/core/http'
import { commentList } from '#comments/comment_list'
import { postComment } from '#comments/post_comment'
import { messages } from '#comments/terms'
import { commentListValidator, commentValidator } from '#comments/validators'
import { isAdmin, requireUser, userOrNull } from '#core/current_user'
import { NotFound } from '#core/errors'
import { courseAccess } from '#learning/entitlements/course_access'

export default class CommentsController {
  /** Only an admin may list the comments of all courses. */
  async index(ctx: HttpContext) {
    const filters = await ctx.request.validateUsing(commentListValidator)
    const viewer = userOrNull(ctx)
    if (!isAdmin(viewer)) {
      if (!filters.courseId) throw new NotFound()
      await courseAccess(viewer, filters.courseId)
    }
    return commentList(viewer, filters)
  }

  async store(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(commentValidator)
    const { id } = await postComment(requireUser(ctx), form)
    return { courseCommentId: id, msg: messages.posted }
  }
}
