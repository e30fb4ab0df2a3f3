import type { SyntheticEvent } from 'react'
import { liveCodeMessages } from '@zhuxue/api/terms/learning/live_codes'
import { Field } from '~/components/ui/Field'
import { FormDialog } from '~/components/dialog/FormDialog'
import { useSyncedInput } from '~/lib/forms/useSyncedInput'

type Props = {
  initialCode: string
  problem: string | null
  busy: boolean
  onSend: (code: string) => void
  onFieldError: (message: string | null) => void
  onClose: () => void
}

export function LiveCodeDialog({ initialCode, problem, busy, onSend, onFieldError, onClose }: Props) {
  const [typed, setTyped] = useSyncedInput(initialCode)

  function send(event: SyntheticEvent) {
    event.preventDefault()
    const code = typed.trim()
    onFieldError(code ? null : liveCodeMessages.enterLiveCode)
    if (code) onSend(code)
  }

  return (
    <FormDialog
      title="输入直播码"
      submitText="确定"
      busyText="正在验证…"
      busy={busy}
      onSubmit={send}
      onClose={onClose}
      size="small"
    >
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
    </FormDialog>
  )
}
