import { CommentStatus, CommentStatusText, messages } from '@zhuxue/api/terms/comments'
import { minute } from '~/lib/format'
import type { Comment } from '~/lib/http/wire'
import styles from './Comments.module.css'

const tone: Record<number, string> = {
  [CommentStatus.Waiting]: 'tag tag--amber',
  [CommentStatus.Hidden]: 'tag tag--quiet',
}

/** Line breaks stay, markup is shown as typed. */
export function CommentRow({ comment }: { comment: Comment }) {
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
