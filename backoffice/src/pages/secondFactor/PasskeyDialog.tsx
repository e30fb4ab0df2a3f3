import { deviceName } from '@zhuxue/api/device-name'
import { Typography } from 'antd'
import { registerPasskey } from '../../providers/passkeys'
import { PasskeyNameField, PasswordField, ProofDialog, type Proof } from './ProofDialog'

/** Name and password, then the browser's prompt, then recovery codes if it is the first factor. */
export function PasskeyDialog({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const register = async ({ passkeyName, currentPassword }: Proof) =>
    (await registerPasskey(passkeyName.trim(), currentPassword)).recoveryCodes

  return (
    <ProofDialog
      title="登记通行密钥"
      okText="登记"
      initial={{ passkeyName: deviceName(navigator.userAgent).slice(0, 20) }}
      send={register}
      onDone={onDone}
      onClose={onClose}
    >
      <Typography.Paragraph type="secondary">
        通行密钥保存在这台设备、手机或安全钥匙里，用指纹、面容或 PIN 登录，不怕钓鱼网站。
      </Typography.Paragraph>
      <PasskeyNameField />
      <PasswordField />
    </ProofDialog>
  )
}
