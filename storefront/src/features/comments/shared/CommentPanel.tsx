import { useEffect, useEffectEvent, useState } from 'react'
import { CommentsPerPage, messages, CommentStatus, CommentStatusText } from '@zhuxue/api/terms/comments'
import { EmptyState } from '~/components/ui/EmptyState'
import { icons } from '~/components/ui/icons'
import { Pager } from '~/components/ui/list/Pager'
import { isSignedIn } from '~/lib/session/session'
import { loadApi } from '~/lib/http/loadApi'
import { reportFailure } from '~/lib/http/reportFailure'
import type { Comments, Comment } from '~/lib/http/apiTypes'
import { CommentForm } from '~/features/comments/CommentForm'
import styles from '~/features/comments/Comments.module.css'
import { minute } from '~/lib/format'

type Props = {
  courseId: number
  /** The first page, as rendered for all visitors. */
  first: Comments
  /** Null while unknown. */
  canComment: boolean | null
  /** Nothing is loaded before the panel is opened. */
  open: boolean
}

/** Users see their own comments at once, others after moderation. */
export function CommentPanel({ courseId, first, canComment, open }: Props) {
  const [shown, setShown] = useState(first)
  const [page, setPage] = useState(1)
  const pages = Math.ceil(shown.total / CommentsPerPage)

  async function turnTo(next: number) {
    try {
      const query = { courseId, page: next, pageSize: CommentsPerPage }
      const { api } = await loadApi()
      setShown(await api.comments.index({ query }))
      setPage(next)
    } catch (error) {
      reportFailure(error)
    }
  }

  // The cached page lacks comments that only their author may see.
  const readAgain = useEffectEvent(() => void turnTo(1))
  useEffect(() => {
    if (open && isSignedIn()) readAgain()
  }, [open])

  return (
    <div className={styles.panel}>
      <CommentForm courseId={courseId} canComment={canComment} onPosted={() => turnTo(1)} />
      {shown.comments.length === 0 ? (
        <EmptyState icon={icons.question} text={messages.none} />
      ) : (
        <ul className={styles.list} aria-label="评论">
          {shown.comments.map((comment) => (
            <CommentRow key={comment.courseCommentId} comment={comment} />
          ))}
        </ul>
      )}
      <Pager page={page} pages={pages} onPage={turnTo} />
    </div>
  )
}

const tone: Record<number, string> = {
  [CommentStatus.Waiting]: 'tag tag--amber',
  [CommentStatus.Hidden]: 'tag tag--quiet',
}

/** Line breaks stay, markup is shown as typed. */
function CommentRow({ comment }: { comment: Comment }) {
  const { userName, own, createTime, commentStatus, commentContent } = comment
  return (
    <li>
      <p className={styles.head}>
        <strong>{own ? `${userName}（我）` : userName}</strong>
        <time>{minute(createTime)}</time>
        {tone[commentStatus] && <span className={tone[commentStatus]}>{CommentStatusText[commentStatus]}</span>}
      </p>
      <p className={styles.text}>{commentContent}</p>
      {own && commentStatus === CommentStatus.Waiting && <p className={styles.hint}>{messages.postedHint}</p>}
    </li>
  )
}
