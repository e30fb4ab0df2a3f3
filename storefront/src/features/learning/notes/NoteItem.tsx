import { useState } from 'react'
import { noteMessages } from '@zhuxue/api/terms/learning/notes'
import { minute } from '~/lib/format'
import { formatClock } from '~/lib/formatClock'
import { api, silent, reportFailure } from '~/lib/http/api'
import type { Note } from '~/lib/http/apiTypes'
import { confirmAction, notify } from '~/lib/toasts'
import { NoteFields } from './NoteFields'
import styles from './Notes.module.css'
import { notSaved } from './notSaved'
import { useNoteDraft } from './useNoteDraft'

interface Props {
  courseId: number
  note: Note
  onJump: () => void
  onChanged: (note: Note) => void
  onRemoved: () => void
}

export function NoteItem({ courseId, note, onJump, onChanged, onRemoved }: Props) {
  const { noteId, noteSecond, noteText, revision } = note
  const { draft, saveDraft, drop } = useNoteDraft(courseId, noteId)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const params = { id: noteId }
  const at = formatClock(noteSecond)

  function edit(text: string) {
    setProblem('')
    saveDraft({ ...(draft ?? begun(note)), text })
  }

  async function save() {
    if (busy || !draft) return
    if (!draft.text.trim()) return setProblem(noteMessages.noteNeeded)
    setBusy(true)
    setProblem('')
    try {
      const body = { noteText: draft.text, revision: draft.revision }
      const { note: saved } = await api.learning.notes.update({ params, body, ...silent })
      drop()
      onChanged(saved)
    } catch (error) {
      const failure = reportFailure(error)
      const now = failure.code === 'note-changed' ? failure.body : null
      setProblem(now ? failure.message : notSaved(failure))
      if (now) {
        const [text, present] = [String(now.noteText), Number(now.revision)]
        onChanged({ ...note, noteText: text, revision: present })
        saveDraft({ ...draft, revision: present })
      }
    }
    setBusy(false)
  }

  async function remove() {
    const words = { title: '删除笔记', detail: '删除后不能恢复。', yes: '删除' }
    if (!(await confirmAction('确定要删除这条笔记吗?', words))) return
    try {
      await api.learning.notes.destroy({ params })
      drop()
      notify(noteMessages.noteDeleted, 'success')
      onRemoved()
    } catch (error) {
      reportFailure(error)
    }
  }

  const isOvertaken = draft !== null && draft.text !== noteText && problem === noteMessages.noteChanged
  return (
    <li className={styles.note}>
      <div className={styles.noteHead}>
        <button type="button" className={styles.time} onClick={onJump} aria-label={`跳转到 ${at}`}>
          {at}
        </button>
        <span className={styles.when}>{minute(note.updateTime ?? note.createTime)}</span>
        {!draft && (
          <>
            <button type="button" className="link" onClick={() => saveDraft(begun(note))}>
              编辑
            </button>
            <button type="button" className="link" onClick={remove}>
              删除
            </button>
          </>
        )}
      </div>
      {(!draft || isOvertaken) && <p className={styles.text}>{noteText}</p>}
      {draft && (
        <NoteFields
          label={`编辑 ${at} 的笔记`}
          text={draft.text}
          busy={busy}
          problem={problem}
          onText={edit}
          onSave={save}
        >
          <button type="button" className="btn btn--plain btn--small" onClick={drop}>
            {draft.revision === revision && draft.text === noteText ? '取消' : '放弃修改'}
          </button>
        </NoteFields>
      )}
    </li>
  )
}

const begun = ({ noteText, noteSecond, courseChapterId, revision }: Note) => ({
  text: noteText,
  chapterId: courseChapterId,
  second: noteSecond,
  revision,
  attempt: null,
})
