import { useState } from 'react'
import { messages, MessageTexts, type SmsKind } from '@zhuxue/api/terms/messages'
import { Dialog } from '~/components/dialog/Dialog'
import { FailedState } from '~/components/ui/EmptyState'
import { Skeleton } from '~/components/ui/loading/Skeleton'
import { api, reportFailure } from '~/lib/http/api'
import { useFetch } from '~/lib/http/useFetch'
import { paths } from '~/lib/paths'
import { notify } from '~/lib/toasts'
import styles from './SettingsDialog.module.css'

/** 消息设置: which kinds come by SMS too (docs/product.md 1.17). */
export default function SettingsDialog({ onClose }: { onClose: () => void }) {
  const { data, failed, reload } = useFetch(() => api.messages.settings.show({}), 'settings')
  const [changed, setChanged] = useState<SmsKind[] | null>(null)
  const [busy, setBusy] = useState(false)
  const chosen = changed ?? data?.rows.filter(({ sms }) => sms).map(({ kind }) => kind) ?? []
  const canChoose = Boolean(data?.telephone && data.rows.length)

  const toggle = (kind: SmsKind) =>
    setChanged(chosen.includes(kind) ? chosen.filter((one) => one !== kind) : [...chosen, kind])

  async function save() {
    setBusy(true)
    try {
      const { msg } = await api.messages.settings.store({ body: { smsKinds: chosen } })
      notify(msg, 'success')
      onClose()
    } catch (error) {
      reportFailure(error)
      setBusy(false)
    }
  }

  return (
    <Dialog
      title={messages.settings}
      size="small"
      onClose={onClose}
      footer={
        <>
          <button type="button" className="btn" onClick={onClose}>
            {canChoose ? '取消' : '关闭'}
          </button>
          {canChoose && (
            <button type="button" className="btn btn--primary" data-busy={busy} disabled={busy} onClick={save}>
              {busy ? '正在保存' : '保存'}
            </button>
          )}
        </>
      }
    >
      {failed && <FailedState onRetry={reload} />}
      {!failed && !data && <Skeleton className={styles.skeleton} />}
      {data?.rows.length === 0 && <p>{messages.noSmsKinds}</p>}
      {data && data.rows.length > 0 && (
        <>
          <p>{messages.alwaysStored}</p>
          <ul className={styles.kinds}>
            {data.rows.map(({ kind }) => (
              <li key={kind}>
                <label>
                  <input
                    type="checkbox"
                    checked={chosen.includes(kind)}
                    disabled={!data.telephone || busy}
                    onChange={() => toggle(kind)}
                  />
                  {MessageTexts[kind].title}
                </label>
              </li>
            ))}
          </ul>
          {data.telephone ? (
            <p className={styles.hint}>
              {messages.smsTo(data.telephone)}
              {messages.smsTextHint}
            </p>
          ) : (
            <p className="note note--amber">
              {messages.noTelephone}{' '}
              <a className="link" href={paths.profile}>
                {messages.addTelephone}
              </a>
            </p>
          )}
        </>
      )}
    </Dialog>
  )
}
