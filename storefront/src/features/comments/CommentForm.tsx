import { useEffect, useEffectEvent, useId } from 'react'
import { characterCount } from '@zhuxue/api/characters'
import { messages, CommentMaxLength } from '@zhuxue/api/terms/comments'
import { notify } from '~/lib/toasts'
import { useSession } from '~/lib/session/useSession'
import { useForm } from '~/lib/forms/useForm'
import { loadApi } from '~/lib/http/loadApi'
import { currentAddress } from '~/lib/currentAddress'
import { paths } from '~/lib/paths'
import { commentError } from './commentText'
import styles from './Comments.module.css'
import type { DraftStore } from '~/lib/forms/useDraft'
import { readHistoryState, saveHistoryState } from '~/lib/history/historyState'
import { draftOwner } from '~/lib/session/draftOwner'

type Props = { courseId: number; canComment: boolean | null; onPosted: () => Promise<void> }

export function CommentForm({ courseId, canComment, onPosted }: Props) {
  const id = useId()
  const { token } = useSession()
  const { values, problems, change, setProblem, reset, submit, busy } = useForm({
    initial: { text: '' },
    draft: { ...commentDraft, restore: () => null },
    validate: ({ text }) => ({ text: commentError(text) }),
    async send({ text }) {
      const { api } = await loadApi()
      return api.comments.store({ body: { courseId, text } })
    },
    async onSent({ msg }) {
      reset()
      notify(msg, 'success')
      await onPosted()
    },
    onFailure({ shown, message }) {
      if (!shown) notify(message, 'error')
    },
  })
  // The server renders the form without a draft.
  const restore = useEffectEvent(() => {
    const typed = commentDraft.restore()
    if (typed) change(typed)
  })
  useEffect(() => restore(), [])
  const length = characterCount(values.text.trim())

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
  if (canComment === false) return <p className="note">{messages.needsPurchase}</p>
  if (canComment === null) return null

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <label className="field__label" htmlFor={id}>
        我的评论
      </label>
      <textarea
        id={id}
        className="input"
        rows={3}
        value={values.text}
        placeholder="说说您对课程的看法，帮助其他学员选择"
        aria-invalid={problems.text ? true : undefined}
        aria-describedby={`${id}-problem ${id}-count`}
        onChange={(event) => {
          change({ text: event.target.value })
          setProblem({ text: null })
        }}
      />
      <div className={styles.foot}>
        <p className="field__error" id={`${id}-problem`} aria-live="polite">
          {problems.text}
        </p>
        <span id={`${id}-count`} className={styles.count} data-over={length > CommentMaxLength}>
          {length}/{CommentMaxLength}
        </span>
        <button type="submit" className="btn btn--primary btn--small" data-busy={busy}>
          发表评论
        </button>
      </div>
    </form>
  )
}

function goToLogin() {
  window.location.assign(paths.loginThen(currentAddress()))
}

type Draft = { text: string }
type SavedDraft = { by: string; draft: Draft }

/** The unsent comment on the course of this page. */
const commentDraft: DraftStore<Draft> = {
  restore() {
    const saved = readHistoryState<SavedDraft | null>('comment')
    return saved?.by === draftOwner() ? saved.draft : null
  },
  save: (draft) => saveHistoryState('comment', { by: draftOwner(), draft } satisfies SavedDraft),
  clear: () => saveHistoryState('comment', null),
}
