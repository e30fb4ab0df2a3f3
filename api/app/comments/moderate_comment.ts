import type { HttpContext } from '@adonisjs/core/http'
import Comment from '#comments/comment'
import { CommentStatus } from '#comments/terms'
import { audit } from '#core/audit/audit'
import type { AuditAction } from '#core/audit/terms'
import { requireUser } from '#core/current_user'
import { purgeAfterCommit } from '#core/cache/purge'
import { eachRow } from '#core/lists/each_row'
import { NotFound } from '#core/errors'
import { transaction, type Trx } from '#core/transaction'
import { writeMessage } from '#messages/write_message'

export type ModeratedStatus = Exclude<CommentStatus, typeof CommentStatus.Waiting>

interface Verdict {
  action: AuditAction
  status: CommentStatus
}

export async function moderateComment(ctx: HttpContext, id: number, { action, status }: Verdict) {
  await transaction((trx) => moderate(trx, ctx, id, { action, status }))
}

/** Approves or hides many comments. */
export function moderateComments(ctx: HttpContext, ids: number[], status: ModeratedStatus) {
  const action = status === CommentStatus.Approved ? 'comment.approve' : 'comment.reject'
  return eachRow(ctx, ids, (trx, id, whole) => moderate(trx, ctx, id, { action, status }, whole))
}

/** @param purging the outermost transaction: nothing is purged before it is committed */
async function moderate(trx: Trx, ctx: HttpContext, id: number, { action, status }: Verdict, purging: Trx = trx) {
  const comment = await Comment.query({ client: trx }).where('id', id).forUpdate().first()
  if (!comment) throw new NotFound()

  const before = { commentStatus: comment.commentStatus }
  comment.moderate(status, requireUser(ctx).id)
  await comment.save()
  await notifyCommenter(trx, comment)
  await audit(trx, ctx, { action, object: `comment:${id}`, before, after: { commentStatus: status } })
  purgeAfterCommit(purging, [`course:${comment.courseId}`])
}

async function notifyCommenter(trx: Trx, { id, userId, courseId, commentStatus }: Comment) {
  const course = await trx.from('courses').where('id', courseId).select('course_name').firstOrFail()
  await writeMessage(trx, userId, {
    kind: commentStatus === CommentStatus.Approved ? 'commentApproved' : 'commentHidden',
    reference: `comment:${id}`,
    facts: { courseId, courseName: course.course_name },
  })
}
