import { Alert, App, Button } from 'antd'
import { useState } from 'react'
import { useApiMutation } from '../../../components/hooks/useApiMutation'
import { useDeleteConfirmation } from '../../../components/dialog/useDeleteConfirmation'
import { endSessions, remove, setDisabled } from '../users/calls'
import { LiftHoldDialog } from './LiftHoldDialog'
import { deletionImpact } from './person'
import styles from './PersonDetails.module.css'
import type { PersonDetail } from '../../../lib/apiTypes'
import { useModal } from '../../../components/dialog/useModal'

/** Disable, enable, sign out and delete an account; errors are shown inline. */
export function AccountActions({ person, onGone }: { person: PersonDetail; onGone: () => void }) {
  const { message } = App.useApp()
  const modal = useModal()
  const question = useDeleteConfirmation()
  const { run, busy, userError } = useApiMutation('people', { onUserError: 'inline' })
  // Reading the deleted person again would fail.
  const deletion = useApiMutation('people', { onUserError: 'inline', stale: 'list' })
  const { userId, disabled, staffHeld } = person
  const [lifting, setLifting] = useState(false)

  const error = userError ?? deletion.userError

  const change = async () => {
    const done = await run('disable', () => setDisabled(userId, !disabled))
    if (!done) return
    message.success(disabled ? '账号已启用' : '账号已停用')
  }
  const signOut = async () => {
    const ended = await run('sessions', () => endSessions(userId))
    if (ended !== undefined) message.success(`已结束 ${ended} 个登录`)
  }
  const destroy = async () => {
    if (!(await deletion.run('delete', () => remove(userId)))) return
    message.success('删除成功!')
    onGone()
  }

  const ask = (title: string, content: React.ReactNode, okText: string, onOk: () => unknown) =>
    modal.confirm({
      title,
      content,
      okText,
      okButtonProps: { danger: true },
      cancelText: '取消',
      onOk: () => void onOk(),
    })

  return (
    <section className={styles.actions} aria-label="账号操作">
      {error && <Alert type="error" showIcon message={error.message} />}
      <div className={styles.buttons}>
        <Button
          loading={busy === 'disable'}
          onClick={
            disabled ? change : () => ask('确定要停用该账号吗?', '停用后立即退出所有设备，不能再登录。', '停用', change)
          }
        >
          {disabled ? '启用账号' : '停用账号'}
        </Button>
        <Button
          loading={busy === 'sessions'}
          onClick={() => ask('确定要结束全部登录吗?', '该用户需要在所有设备上重新登录。', '结束登录', signOut)}
        >
          结束全部登录
        </Button>
        {staffHeld && <Button onClick={() => setLifting(true)}>恢复后台权限</Button>}
        <Button
          danger
          loading={deletion.busy !== null}
          onClick={() => question({ content: <DeletionImpact person={person} />, onOk: () => void destroy() })}
        >
          删除
        </Button>
      </div>
      {lifting && <LiftHoldDialog userId={userId} onClose={() => setLifting(false)} />}
    </section>
  )
}

function DeletionImpact({ person }: { person: PersonDetail }) {
  const retained = deletionImpact(person)
  return (
    <>
      删除后该用户不能再登录，身份证号不可恢复。
      {retained.length > 0 && (
        <ul style={{ margin: '8px 0 0', paddingInlineStart: 20 }}>
          {retained.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </>
  )
}
