import { useState, type SyntheticEvent } from 'react'
import { messages, MessageTexts, type SmsKind } from '@zhuxue/api/terms/messages'
import { FormDialog } from '~/components/dialog/FormDialog'
import { FailedState } from '~/components/ui/EmptyState'
import { api, reportFailure } from '~/lib/http/api'
import { useFetch } from '~/lib/http/useFetch'
import { notify } from '~/lib/toasts'
import styles from './Inbox.module.css'

export function MessageSettings({ onClose }: { onClose: () => void }) {
  const [busy, setBusy] = useState(false)
  const { data, failed, reload, setData } = useFetch(
    async () => (await api.messages.settings.show({})).rows,
    'settings'
  )
  const choose = (kind: SmsKind, sms: boolean) =>
    setData(data!.map((row) => (row.kind === kind ? { ...row, sms } : row)))

  async function save(event: SyntheticEvent) {
    event.preventDefault()
    if (busy || !data) return
    setBusy(true)
    try {
      const smsKinds = data.filter(({ sms }) => sms).map(({ kind }) => kind)
      notify((await api.messages.settings.store({ body: { smsKinds } })).msg, 'success')
      onClose()
    } catch (error) {
      reportFailure(error)
      setBusy(false)
    }
  }

  return (
    <FormDialog
      title={messages.settings}
      submitText="保存"
      busy={busy}
      onClose={onClose}
      onSubmit={save}
      formClass={styles.settings}
    >
      <p>{messages.alwaysKept}</p>
      {failed && <FailedState onRetry={reload} />}
      {!failed && !data && <div className={`skeleton ${styles.choices}`} />}
      {data?.map(({ kind, sms }) => (
        <label key={kind}>
          <input
            type="checkbox"
            checked={sms}
            onChange={({ target }) => choose(kind, target.checked)}
          />
          {MessageTexts[kind].title}
        </label>
      ))}
    </FormDialog>
  )
}
