import { KeyOutlined, MobileOutlined } from '@ant-design/icons'
import { Authenticated, useGetIdentity, useInvalidateAuthStore, useLogout } from '@refinedev/core'
import { Button, Typography } from 'antd'
import { useState } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { Mark } from '../../components/Brand'
import { canUsePasskeys } from '../../lib/passkeys'
import { landingPath, safeReturnPath } from '../../providers/roles'
import { session, type Staff } from '../../providers/session'
import card from '../MustChangePassword.module.css'
import { useTitle } from '../../components/hooks/useTitle'
import { PasskeyDialog } from './PasskeyDialog'
import styles from './SecondFactor.module.css'
import { TotpDialog } from './TotpDialog'

/** Enrols a required second factor; until then the server rejects all other calls. */
export function MustEnrol() {
  return (
    <Authenticated key="second-factor" appendCurrentPathToQuery={false}>
      <Screen />
    </Authenticated>
  )
}

function Screen() {
  const { data: staff } = useGetIdentity<Staff>()
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const invalidate = useInvalidateAuthStore()
  const { mutate: logout } = useLogout()
  const [open, setOpen] = useState<'totp' | 'passkey'>()

  useTitle('开启二次验证')

  if (!staff) return null
  const onward = safeReturnPath(query.get('goback')) ?? landingPath(staff.userRole)
  if (!staff.mustEnrolSecondFactor) return <Navigate to={onward} replace />

  const goOn = async () => {
    session.enrolled()
    await invalidate()
    navigate(onward, { replace: true })
  }
  const dialog = { onDone: () => void goOn(), onClose: () => setOpen(undefined) }

  return (
    <main className={card.screen}>
      <section className={card.card}>
        <Mark size={36} />
        <Typography.Title level={1}>请先开启二次验证</Typography.Title>
        <Typography.Paragraph type="secondary">
          {staff.userName}（{staff.loginName}
          ），您的账号可以接触学员信息和资金，除密码外还需要一种验证方式。任选一种（通行密钥用指纹、面容、PIN
          或安全钥匙验证），之后可以在个人信息里增加另一种。
        </Typography.Paragraph>
        <div className={styles.choices}>
          <Button type="primary" size="large" block icon={<MobileOutlined />} onClick={() => setOpen('totp')}>
            用手机验证器应用
          </Button>
          {canUsePasskeys() && (
            <Button size="large" block icon={<KeyOutlined />} onClick={() => setOpen('passkey')}>
              用通行密钥
            </Button>
          )}
        </div>
        <Button type="link" block onClick={() => logout()}>
          退出登录
        </Button>
      </section>
      {open === 'totp' && <TotpDialog {...dialog} />}
      {open === 'passkey' && <PasskeyDialog {...dialog} />}
    </main>
  )
}
