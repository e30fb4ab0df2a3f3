import { Alert, App, Button } from 'antd'
import { useState } from 'react'
import { useApiMutation } from '../../../components/hooks/useApiMutation'
import { useDeleteConfirmation } from '../../../components/dialog/useDeleteConfirmation'
import { endSessions, remove, setDisabled } from '../users/calls'
import { ChangeAccountDialog, type AccountChange } from './ChangeAccountDialog'
import { LiftHoldDialog } from './LiftHoldDialog'
import { RolesDialog } from './RolesDialog'
import { deletionImpact } from './person'
import styles from './PersonDetails.module.css'
import type { PersonDetail } from '../../../lib/apiTypes'

/** Change roles, disable, enable, sign out and delete an account. */
export function AccountActions({ person, onGone }: { person: PersonDetail; onGone: () => void }) {
  const { message } = App.useApp()
  const question = useDeleteConfirmation()
  // Reading the deleted person again would fail.
  const deletion = useApiMutation('people', { onUserError: 'inline', stale: 'list' })
  const { userId, disabled, staffHeld } = person
  const [open, setOpen] = useState<'roles' | 'hold' | AccountChange | null>(null)
  const close = () => setOpen(null)

  const destroy = async () => {
    if (!(await deletion.run('delete', () => remove(userId)))) return
    message.success('删除成功!')
    onGone()
  }

  return (
    <section className={styles.actions} aria-label="账号操作">
      {deletion.userError && <Alert type="error" showIcon message={deletion.userError.message} />}
      <div className={styles.buttons}>
        <Button onClick={() => setOpen('roles')}>修改角色</Button>
        <Button onClick={() => setOpen(disabled ? enabling(userId) : disabling(userId))}>
          {disabled ? '启用账号' : '停用账号'}
        </Button>
        <Button onClick={() => setOpen(signingOut(userId))}>结束全部登录</Button>
        {staffHeld && <Button onClick={() => setOpen('hold')}>恢复后台权限</Button>}
        <Button
          danger
          loading={deletion.busy !== null}
          onClick={() => question({ content: <DeletionImpact person={person} />, onOk: () => void destroy() })}
        >
          删除
        </Button>
      </div>
      {open === 'roles' && <RolesDialog person={person} onClose={close} />}
      {open === 'hold' && <LiftHoldDialog userId={userId} onClose={close} />}
      {open && typeof open === 'object' && <ChangeAccountDialog change={open} onClose={close} />}
    </section>
  )
}

const disabling = (id: number): AccountChange => ({
  title: '停用账号',
  about: '停用后立即退出所有设备，不能再登录。',
  okText: '停用',
  placeholder: '例如：已离职',
  run: async (reason) => {
    await setDisabled(id, true, reason)
    return '账号已停用'
  },
})

const enabling = (id: number): AccountChange => ({
  title: '启用账号',
  about: '启用后可以重新登录。',
  okText: '启用',
  placeholder: '例如：误停用',
  run: async (reason) => {
    await setDisabled(id, false, reason)
    return '账号已启用'
  },
})

const signingOut = (id: number): AccountChange => ({
  title: '结束全部登录',
  about: '该用户需要在所有设备上重新登录。',
  okText: '结束登录',
  placeholder: '例如：手机丢失，本人要求退出',
  run: async (reason) => `已结束 ${await endSessions(id, reason)} 个登录`,
})

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
