import { Typography } from 'antd'
import { CodeField, PasskeyNameField, PasswordField, ProofDialog } from '../../../pages/secondFactor/ProofDialog'
import { call } from '../../../providers/api'
import type { Passkey } from '../../../lib/apiTypes'

interface Ends {
  onDone: () => void
  onClose: () => void
}

export function RemoveTotp(ends: Ends) {
  const remove = async (code: string) =>
    void (await call('POST /api/user/second-factor/totp/removals', { body: { code } }))
  return (
    <ProofDialog title="关闭动态验证码" okText="关闭动态验证码" danger send={({ code }) => remove(code)} {...ends}>
      <Typography.Paragraph type="secondary">
        关闭后登录不再需要动态验证码。换手机时请先关闭，再在新手机上开启。
      </Typography.Paragraph>
      <CodeField />
    </ProofDialog>
  )
}

export function RenewCodes(ends: Ends) {
  const renew = async (code: string) =>
    (await call('POST /api/user/second-factor/recovery-codes', { body: { code } })).recoveryCodes
  return (
    <ProofDialog title="更换恢复码" okText="更换" send={({ code }) => renew(code)} {...ends}>
      <Typography.Paragraph type="secondary">更换后，以前的恢复码全部作废。</Typography.Paragraph>
      <CodeField />
    </ProofDialog>
  )
}

export function RenamePasskey({ passkey, ...ends }: Ends & { passkey: Passkey }) {
  const { passkeyId: id, passkeyName } = passkey
  const rename = async (name: string) =>
    void (await call('PUT /api/user/second-factor/passkeys/:id', { params: { id }, body: { passkeyName: name } }))
  return (
    <ProofDialog
      title="通行密钥改名"
      okText="保存"
      initial={{ passkeyName }}
      send={(form) => rename(form.passkeyName)}
      {...ends}
    >
      <PasskeyNameField />
    </ProofDialog>
  )
}

export function RemovePasskey({ passkey, ...ends }: Ends & { passkey: Passkey }) {
  const { passkeyId: id, passkeyName } = passkey
  const remove = async (currentPassword: string) =>
    void (await call('POST /api/user/second-factor/passkeys/:id/removals', {
      params: { id },
      body: { currentPassword },
    }))
  return (
    <ProofDialog
      title={`移除通行密钥“${passkeyName}”`}
      okText="移除"
      danger
      send={(form) => remove(form.currentPassword)}
      {...ends}
    >
      <Typography.Paragraph type="secondary">
        移除后它不能再用来登录。设备里保存的那一份可以另外删除。
      </Typography.Paragraph>
      <PasswordField />
    </ProofDialog>
  )
}
