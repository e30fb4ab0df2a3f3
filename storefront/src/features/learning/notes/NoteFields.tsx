import { useId, type ChangeEvent, type ReactNode, type Ref } from 'react'
import { NoteMax } from '@zhuxue/api/terms/learning/notes'
import { characterLimit } from '~/lib/forms/characterLimit'
import styles from './Notes.module.css'

interface Props {
  label: string
  text: string
  busy: boolean
  problem: string
  field?: Ref<HTMLTextAreaElement>
  onText: (text: string) => void
  onSave: () => void
  /** Above the text: its position in the video. */
  place?: ReactNode
  /** Next to the button. */
  children?: ReactNode
}

/** The text of a note, new or edited. Ctrl+Enter saves. */
export function NoteFields({ label, text, busy, problem, field, onText, onSave, ...slots }: Props) {
  const id = useId()
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSave()
      }}
    >
      {slots.place}
      <textarea
        ref={field}
        className="input"
        rows={3}
        aria-label={label}
        aria-invalid={problem !== ''}
        aria-describedby={id}
        placeholder="写下要点"
        readOnly={busy}
        value={text}
        {...characterLimit({
          maxLength: NoteMax,
          onChange: (event: ChangeEvent<HTMLTextAreaElement>) => onText(event.target.value),
        })}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
          event.preventDefault()
          onSave()
        }}
      />
      <p id={id} className="field__error" role={problem ? 'alert' : undefined}>
        {problem}
      </p>
      <div className={styles.actions}>
        <button type="submit" className="btn btn--primary btn--small" data-busy={busy}>
          {busy ? '正在保存…' : '保存笔记'}
        </button>
        {slots.children}
      </div>
    </form>
  )
}
