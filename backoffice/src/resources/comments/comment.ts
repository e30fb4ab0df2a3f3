import type { CommentStatus } from '@zhuxue/api/terms/comments'
import type { Tone } from '../../kit/list/StatusTag'

/** A comment as a moderator sees it: the name and the telephone have stars. */
export interface Comment {
  courseCommentId: number
  courseId: number
  courseName: string
  commentContent: string
  commentStatus: CommentStatus
  userName: string
  userTelephone: string | null
  createTime: string
  auditTime: string | null
}

export const commentStatusTone: Record<CommentStatus, Tone> = {
  1: 'processing',
  2: 'success',
  3: 'default',
}
