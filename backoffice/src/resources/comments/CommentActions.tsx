import { CommentStatus, messages } from '@zhuxue/api/terms/comments'
import { Button, Space } from 'antd'
import type { Command } from '../../components/hooks/useApiMutation'
import { call } from '../../providers/api'
import type { Comment } from '../../lib/apiTypes'

export function CommentActions({ comment, command }: { comment: Comment; command: Command }) {
  const { courseCommentId: id, commentStatus, commentContent } = comment
  const say = (verdict: 'approve' | 'reject', done: string) =>
    void command.run(id, () => call(`POST /api/comments/${verdict}/:id`, { params: { id } }), done)
  const button = { type: 'link', size: 'small', style: { paddingInline: 0 } } as const

  return (
    <Space size={16}>
      {commentStatus !== CommentStatus.Approved && (
        <Button
          {...button}
          loading={command.busy === id}
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
          disabled={command.busy === id}
          aria-label={`禁止显示 ${commentContent.slice(0, 20)}`}
          onClick={() => say('reject', messages.rejected)}
        >
          禁止显示
        </Button>
      )}
    </Space>
  )
}
