import type { CommentStatus } from '#comments/terms'
import { CommentSchema } from '#core/schema'
import { now } from '#core/time'

/** What somebody says of a course; readers see it once a moderator has approved it. */
export default class Comment extends CommentSchema {
  declare commentStatus: CommentStatus

  /** What a moderator said of it, whatever was said before. */
  judge(status: CommentStatus, moderatorId: number): void {
    this.commentStatus = status
    this.auditedAt = now()
    this.auditedBy = moderatorId
  }
}
