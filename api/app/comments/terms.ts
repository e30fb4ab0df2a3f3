export const CommentStatus = { Waiting: 1, Approved: 2, Hidden: 3 } as const
export type CommentStatus = (typeof CommentStatus)[keyof typeof CommentStatus]
export const CommentStatuses = Object.values(CommentStatus)

export const CommentStatusText = { 1: '审核中', 2: '审核通过', 3: '禁止显示' } as const satisfies Record<
  CommentStatus,
  string
>

export const CommentMaxLength = 500

export const CommentsPerPage = 10

export const messages = {
  posted: '您的评论发布成功',
  postedHint: '审核通过后，其他人就能看到',
  approved: '审核通过',
  rejected: '评论已禁止显示',
  needsPurchase: '购买课程后才可以评论',
  needsLogin: '登录后才可以评论',
  empty: '请输入评论内容',
  tooLong: '评论最多500个字符',
  none: '还没有评论',
} as const
