import { Authenticated, useGetIdentity, useInvalidateAuthStore, useLogout } from '@refinedev/core'
import type { HttpError } from '@refinedev/core'
import { Alert, Button, Form, Typography } from 'antd'
import { useState } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { Mark } from '../components/Brand'
import { showFieldErrors } from '../components/fieldErrors'
import { changePassword } from '../providers/password'
import { landingPath, safeReturnPath } from '../providers/roles'
import type { Staff } from '../providers/session'
import { useTitle } from '../components/hooks/useTitle'
import styles from './MustChangePassword.module.css'
import { NewPasswordFields, type NewPassword } from './NewPasswordFields'

/** Replaces a one-time or expired password; until then the server rejects all other calls. */
export function MustChangePassword() {
  return (
    <Authenticated key="new-password" appendCurrentPathToQuery={false}>
      <Screen />
    </Authenticated>
  )
}

function Screen() {
  const { data: staff } = useGetIdentity<Staff>()
  const [query] = useSearchParams()
  if (!staff) return null
  const onward = safeReturnPath(query.get('goback')) ?? landingPath(staff.userRole)
  return staff.mustChangePassword ? <Change staff={staff} onward={onward} /> : <Navigate to={onward} replace />
}

function Change({ staff, onward }: { staff: Staff; onward: string }) {
  const [form] = Form.useForm<NewPassword>()
  const [busy, setBusy] = useState(false)
  const [errorMessage, setErrorMessage] = useState<string>()
  const { mutate: logout } = useLogout()
  const invalidate = useInvalidateAuthStore()
  const navigate = useNavigate()

  useTitle('修改密码')

  const save = async (values: NewPassword) => {
    setBusy(true)
    setErrorMessage(undefined)
    try {
      await changePassword(values)
      await invalidate()
      navigate(onward, { replace: true })
    } catch (error) {
      if (!showFieldErrors(form, error as HttpError)) setErrorMessage((error as HttpError).message)
    } finally {
      setBusy(false)
    }
  }

  return (
    <main className={styles.screen}>
      <section className={styles.card}>
        <Mark size={36} />
        <Typography.Title level={1}>请先修改密码</Typography.Title>
        <Typography.Paragraph type="secondary">
          {staff.userName}（{staff.loginName}
          ），您的密码是一次性密码或已到期。设置只有您自己知道的新密码后，即可进入管理台。
        </Typography.Paragraph>
        {errorMessage && <Alert type="error" showIcon message={errorMessage} role="alert" />}
        <Form form={form} layout="vertical" size="large" requiredMark={false} onFinish={(values) => void save(values)}>
          <input type="hidden" name="username" autoComplete="username" value={staff.loginName} />
          <NewPasswordFields currentLabel="当前密码（登录时使用的密码）" />
          <Button type="primary" htmlType="submit" block loading={busy}>
            保存并进入管理台
          </Button>
          <Button type="link" block onClick={() => logout()}>
            退出登录
          </Button>
        </Form>
      </section>
    </main>
  )
}
