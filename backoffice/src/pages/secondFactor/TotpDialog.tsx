import { QRCode, Typography } from 'antd'
import { useState } from 'react'
import { call } from '../../providers/api'
import type { Response } from '../../lib/calls'
import { CodeField, PasswordField, ProofDialog } from './ProofDialog'
import styles from './SecondFactor.module.css'

type Begun = Response<'POST /api/user/second-factor/enrolments'>

/** Password, then the secret and a first code, then the recovery codes. */
export function TotpDialog({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const [begun, setBegun] = useState<Begun>()
  if (begun) return <Confirm begun={begun} onDone={onDone} onClose={onClose} />

  return <PasswordStep onBegun={setBegun} onClose={onClose} />
}

function PasswordStep(props: { onBegun: (begun: Begun) => void; onClose: () => void }) {
  const { onBegun, onClose } = props
  const begin = async (currentPassword: string) =>
    onBegun(await call('POST /api/user/second-factor/enrolments', { body: { currentPassword } }))

  return (
    <ProofDialog
      key="password"
      title="开启动态验证码"
      okText="下一步"
      send={({ currentPassword }) => begin(currentPassword)}
      onDone={() => undefined}
      onClose={onClose}
    >
      <Typography.Paragraph type="secondary">
        开启后，登录时除密码外还要输入手机验证器应用（如微信“腾讯身份验证器”小程序、Microsoft
        Authenticator、FreeOTP）显示的 6 位数字。
      </Typography.Paragraph>
      <PasswordField />
    </ProofDialog>
  )
}

function Confirm(props: { begun: Begun; onDone: () => void; onClose: () => void }) {
  const { begun, onDone, onClose } = props
  const { enrolment, secret, uri } = begun
  const confirm = async (code: string) => {
    const body = { enrolment, code: code.trim() }
    return (await call('POST /api/user/second-factor/totp', { body })).recoveryCodes
  }

  return (
    <ProofDialog
      key="code"
      title="扫描二维码"
      okText="确认开启"
      send={({ code }) => confirm(code)}
      onDone={onDone}
      onClose={onClose}
    >
      <div className={styles.scan}>
        <QRCode value={uri} size={176} bordered={false} aria-label="动态验证码的二维码" />
        <div>
          用验证器应用扫描二维码。不能扫描时，手工输入密钥：
          <br />
          <Typography.Text className={styles.secret} copyable={{ text: secret }}>
            {secret.match(/.{4}/g)?.join(' ')}
          </Typography.Text>
        </div>
      </div>
      <CodeField label="验证器应用显示的 6 位数字" />
    </ProofDialog>
  )
}
