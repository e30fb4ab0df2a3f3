import type { HttpContext } from '@adonisjs/core/http'
import Comment from '#comments/comment'
import { CommentStatus } from '#comments/terms'
import { audit } from '#core/audit/audit'
import type { AuditAction } from '#core/audit/terms'
import { requireUser } from '#core/current_user'
import { purgeAfterCommit } from '#core/cache/purge'
import { NotFound } from '#core/errors'
import { transaction, type Trx } from '#core/transaction'
import { writeMessage } from '#messages/write_message'

interface Verdict {
  action: AuditAction
  status: CommentStatus
}

export async function moderateComment(ctx: HttpContext, id: number, { action, status }: Verdict) {
  await transaction(async (trx) => {
    const comment = await Comment.query({ client: trx }).where('id', id).forUpdate().first()
    if (!comment) throw new NotFound()

    const before = { commentStatus: comment.commentStatus }
    comment.moderate(status, requireUser(ctx).id)
    await comment.save()
    await notifyCommenter(trx, comment)
    await audit(trx, ctx, { action, object: `comment:${id}`, before, after: { commentStatus: status } })
    purgeAfterCommit(trx, [`course:${comment.courseId}`])
  })
}

async function notifyCommenter(trx: Trx, { id, userId, courseId, commentStatus }: Comment) {
  const course = await trx.from('courses').where('id', courseId).select('course_name').firstOrFail()
  await writeMessage(trx, userId, {
    kind: commentStatus === CommentStatus.Approved ? 'commentApproved' : 'commentHidden',
    reference: `comment:${id}`,
    facts: { courseId, courseName: course.course_name },
  })
}
