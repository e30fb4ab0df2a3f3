import { useState, type Ref } from 'react'
import { attemptFor } from '@zhuxue/api/idempotency-key'
import { noteMessages } from '@zhuxue/api/terms/learning/notes'
import { formatClock } from '~/lib/formatClock'
import { api, silent, reportFailure } from '~/lib/http/api'
import type { Note } from '~/lib/http/apiTypes'
import { NoteFields } from './NoteFields'
import styles from './Notes.module.css'
import { notSaved } from './notSaved'
import { useNoteDraft } from './useNoteDraft'

interface Props {
  courseId: number
  current: number
  currentTime: () => number
  /** Title of a chapter that is not the current one. */
  titleOf: (chapterId: number) => string
  field: Ref<HTMLTextAreaElement>
  onSaved: (note: Note) => void
}

/** The position is that of the first keystroke; typed text stays until the server has it. */
export function NewNote({ courseId, current, currentTime, titleOf, field, onSaved }: Props) {
  const { draft, saveDraft, drop } = useNoteDraft(courseId, 'new')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const here = () => ({ chapterId: current, second: Math.floor(currentTime()) })

  function type(text: string) {
    setProblem('')
    if (!text.trim()) return text ? saveDraft({ ...blank, ...here(), text }) : drop()
    saveDraft(draft?.text.trim() ? { ...draft, text } : { ...blank, ...here(), text })
  }

  async function save() {
    if (busy) return
    if (!draft?.text.trim()) return setProblem(noteMessages.noteNeeded)
    const { chapterId, second, text } = draft
    const body = { courseChapterId: chapterId, noteSecond: second, noteText: text }
    const attempt = attemptFor(body, draft.attempt)
    saveDraft({ ...draft, attempt })
    setBusy(true)
    setProblem('')
    try {
      const { note } = await api.learning.notes.store({
        params: { id: courseId },
        body,
        headers: { 'Idempotency-Key': attempt.key },
        ...silent,
      })
      drop()
      onSaved(note)
    } catch (error) {
      setProblem(notSaved(reportFailure(error)))
    }
    setBusy(false)
  }

  return (
    <NoteFields
      label="新笔记"
      text={draft?.text ?? ''}
      busy={busy}
      problem={problem}
      field={field}
      onText={type}
      onSave={save}
      place={
        draft && (
          <p className={styles.place}>
            记在 {formatClock(draft.second)}
            {draft.chapterId !== current && `（${titleOf(draft.chapterId)}）`}
            <button type="button" className="link" onClick={() => saveDraft({ ...draft, ...here() })}>
              改为当前位置
            </button>
          </p>
        )
      }
    />
  )
}

const blank = { revision: 0, attempt: null }
