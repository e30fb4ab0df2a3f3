import { useId, useState, type SyntheticEvent } from 'react'
import { CommentLength, messages } from '@zhuxue/api/terms/comments'
import { notify } from '~/lib/toasts'
import { useSession } from '~/lib/session/useSession'
import { loadApi } from '~/lib/http/loadApi'
import { reportFailure } from '~/lib/http/reportFailure'
import { paths } from '~/lib/paths'
import { commentProblem } from './commentText'
import styles from './Comments.module.css'

type Props = { courseId: number; may: boolean | null; onPosted: () => Promise<void> }

/** Where a buyer writes; to everybody else it says what is missing. */
export function CommentForm({ courseId, may, onPosted }: Props) {
  const id = useId()
  const { token } = useSession()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const { length } = text.trim()

  async function post(event: SyntheticEvent) {
    event.preventDefault()
    if (busy) return
    const fault = commentProblem(text)
    setProblem(fault)
    if (fault) return document.getElementById(id)?.focus()

    setBusy(true)
    try {
      const { api } = await loadApi()
      const { msg } = await api.comments.store({ body: { courseId, text } })
      setText('')
      notify(msg, 'success')
      await onPosted()
    } catch (error) {
      const failed = reportFailure(error)
      if (!failed.shown) notify(failed.message, 'error')
      setProblem(failed.field('text') ?? null)
    } finally {
      setBusy(false)
    }
  }

  if (!token) {
    return (
      <p className={styles.missing}>
        {messages.needsLogin}
        <button type="button" className="btn btn--small" onClick={goToLogin}>
          去登录
        </button>
      </p>
    )
  }
  if (may === false) return <p className="note">{messages.needsPurchase}</p>
  if (may === null) return null

  return (
    <form className={styles.form} onSubmit={post} noValidate>
      <label className="field__label" htmlFor={id}>
        我的评论
      </label>
      <textarea
        id={id}
        className="input"
        rows={3}
        value={text}
        placeholder="说说您对课程的看法，帮助其他学员选择"
        aria-invalid={problem ? true : undefined}
        aria-describedby={`${id}-problem ${id}-count`}
        onChange={(event) => {
          setText(event.target.value)
          setProblem(null)
        }}
      />
      <div className={styles.foot}>
        <p className="field__error" id={`${id}-problem`} aria-live="polite">
          {problem}
        </p>
        <span id={`${id}-count`} className={styles.count} data-over={length > CommentLength}>
          {length}/{CommentLength}
        </span>
        <button type="submit" className="btn btn--primary btn--small" data-busy={busy}>
          发表评论
        </button>
      </div>
    </form>
  )
}

/** And back to this page, where the tab waits. */
function goToLogin() {
  const { pathname, search } = window.location
  window.location.assign(paths.loginThen(pathname + search))
}
