import { useGetIdentity } from '@refinedev/core'
import { messages, MessageTexts, type SmsKind } from '@zhuxue/api/terms/messages'
import { Alert, Checkbox, Skeleton } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { Dialog } from '../../components/dialog/Dialog'
import { FailedNotice } from '../../components/FailedNotice'
import { useApiMutation } from '../../components/hooks/useApiMutation'
import { useApiQuery } from '../../components/hooks/useApiQuery'
import { call } from '../../providers/api'
import { profilePath } from '../../providers/roles'
import type { Staff } from '../../providers/session'
import styles from './Messages.module.css'

/** 消息设置: which kinds are also sent by SMS (docs/product.md 1.17). */
export default function SettingsDialog({ onClose }: { onClose: () => void }) {
  const { data: staff } = useGetIdentity<Staff>()
  const { query, data } = useApiQuery('GET /api/user/messages/settings', { errorNotification: false })
  const [changed, setChanged] = useState<SmsKind[] | null>(null)
  const command = useApiMutation(null, { onUserError: 'inline' })
  const chosen = changed ?? data?.rows.filter(({ sms }) => sms).map(({ kind }) => kind)
  const canChoose = Boolean(data?.telephone && data.rows.length)

  async function save() {
    const saved = await command.run(
      'save',
      () => call('POST /api/user/messages/settings', { body: { smsKinds: chosen } }),
      messages.settingsSaved
    )
    if (!saved) return
    await query.refetch()
    onClose()
  }

  return (
    <Dialog
      title={messages.settings}
      width={440}
      okText="保存"
      cancelText={canChoose ? '取消' : '关闭'}
      okButtonProps={canChoose ? undefined : { style: { display: 'none' } }}
      confirmLoading={command.busy !== null}
      onOk={save}
      onCancel={onClose}
    >
      {query.isError && <FailedNotice error={query.error!} onRetry={() => void query.refetch()} />}
      {query.isLoading && <Skeleton active />}
      {data?.rows.length === 0 && <p>{messages.noSmsKinds}</p>}
      {data && data.rows.length > 0 && (
        <>
          <p>{messages.alwaysStored}</p>
          <Checkbox.Group
            className={styles.kinds}
            value={chosen}
            disabled={!data.telephone}
            options={data.rows.map(({ kind }) => ({ value: kind, label: MessageTexts[kind].title }))}
            onChange={(kinds) => setChanged(kinds)}
          />
          {data.telephone ? (
            <p className={styles.hint}>
              {messages.smsTo(data.telephone)}
              {messages.smsTextHint}
            </p>
          ) : (
            <Alert
              type="warning"
              message={messages.noTelephone}
              action={<Link to={profilePath(staff?.userRole ?? [])}>{messages.addTelephone}</Link>}
            />
          )}
        </>
      )}
      {command.userError && <Alert type="error" showIcon message={command.userError.message} />}
    </Dialog>
  )
}
