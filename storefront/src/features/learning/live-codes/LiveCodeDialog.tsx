import { useEffect, useId, useState, type SyntheticEvent } from 'react'
import { messages } from '@zhuxue/api/terms/learning'
import { Dialog } from '~/components/ui/Dialog'
import { Field } from '~/components/ui/Field'

type Props = {
  given: string
  problem: string | null
  busy: boolean
  onSend: (code: string) => void
  onProblem: (sentence: string | null) => void
  onClose: () => void
}

/** One field and one sentence below it; what was typed stays there when it was wrong. */
export function LiveCodeDialog({ given, problem, busy, onSend, onProblem, onClose }: Props) {
  const form = useId()
  const [typed, setTyped] = useState(given)
  useEffect(() => setTyped(given), [given])

  function send(event: SyntheticEvent) {
    event.preventDefault()
    const code = typed.trim()
    onProblem(code ? null : messages.enterLiveCode)
    if (code) onSend(code)
  }

  return (
    <Dialog
      title="输入直播码"
      size="small"
      onClose={onClose}
      footer={
        <>
          <button type="button" className="btn" onClick={onClose}>
            取消
          </button>
          <button form={form} className="btn btn--primary" data-busy={busy}>
            {busy ? '正在验证…' : '确定'}
          </button>
        </>
      }
    >
      <form id={form} onSubmit={send} noValidate>
        <Field
          label="直播码"
          name="liveCode"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          data-first
          value={typed}
          problem={problem}
          onChange={(event) => setTyped(event.target.value)}
        />
        <p className="note">直播码由单位或老师发放，首次使用后归您本人，他人不能再用。</p>
      </form>
    </Dialog>
  )
}
