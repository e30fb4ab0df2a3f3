import type { CommentStatus } from '#comments/terms'
import { CommentSchema } from '#core/schema'
import { now } from '#core/time'

export default class Comment extends CommentSchema {
  declare commentStatus: CommentStatus

  moderate(status: CommentStatus, moderatorId: number): void {
    this.commentStatus = status
    this.auditedAt = now()
    this.auditedBy = moderatorId
  }
}
