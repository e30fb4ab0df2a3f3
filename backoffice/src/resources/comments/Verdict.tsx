import { CommentStatus, messages } from '@zhuxue/api/terms/comments'
import { Button, Space } from 'antd'
import { useCommand } from '../../kit/useCommand'
import { call } from '../../providers/api'
import type { Comment } from '../../lib/wire'

/** Lets one comment be seen or hides it; what it is already is not offered. */
export function Verdict({
  comment,
  deed,
}: {
  comment: Comment
  deed: ReturnType<typeof useCommand>
}) {
  const { courseCommentId: id, commentStatus, commentContent } = comment
  const say = (verdict: 'approve' | 'reject', done: string) =>
    void deed.run(id, () => call(`POST /api/comments/${verdict}/:id`, { params: { id } }), done)
  const button = { type: 'link', size: 'small', style: { paddingInline: 0 } } as const

  return (
    <Space size={16}>
      {commentStatus !== CommentStatus.Approved && (
        <Button
          {...button}
          loading={deed.busy === id}
          aria-label={`通过 ${commentContent.slice(0, 20)}`}
          onClick={() => say('approve', messages.approved)}
        >
          通过
        </Button>
      )}
      {commentStatus !== CommentStatus.Hidden && (
        <Button
          {...button}
          danger
          disabled={deed.busy === id}
          aria-label={`禁止显示 ${commentContent.slice(0, 20)}`}
          onClick={() => say('reject', messages.rejected)}
        >
          禁止显示
        </Button>
      )}
    </Space>
  )
}
