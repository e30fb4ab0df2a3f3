import type { HttpError } from '@refinedev/core'
import { messages } from '@zhuxue/api/terms/accounts/sessions'
import { Alert, Button, Skeleton, Typography } from 'antd'
import { useState } from 'react'
import { Dialog } from '../../components/dialog/Dialog'
import { FailedNotice } from '../../components/FailedNotice'
import { useApiQuery } from '../../components/hooks/useApiQuery'
import { canUsePasskeys } from '../../lib/passkeys'
import { call } from '../../providers/api'
import { confirmWithPasskey } from '../../providers/passkeys'
import { CodeField, PasswordField, ProofDialog } from '../secondFactor/ProofDialog'

/** Above the dialog whose call was refused. */
const zIndex = 1500

interface Props {
  onDone: () => void
  onClose: () => void
}

export default function ConfirmIdentityDialog({ onDone, onClose }: Props) {
  const { data, query } = useApiQuery('GET /api/user/second-factor', { errorNotification: false })
  const title = messages.confirmIdentity
  if (!data) {
    return (
      <Dialog title={title} zIndex={zIndex} footer={null} onCancel={onClose}>
        {query.error ? (
          <FailedNotice error={query.error} onRetry={() => void query.refetch()} />
        ) : (
          <Skeleton active title={false} paragraph={{ rows: 3 }} />
        )}
      </Dialog>
    )
  }

  const { passkeys, totp, recoveryCodesLeft } = data.secondFactor
  const hasPasskey = passkeys.length > 0
  const hasCode = totp || recoveryCodesLeft > 0
  if (hasPasskey && !hasCode) return <PasskeyOnly title={title} onDone={onDone} onClose={onClose} />
  return (
    <ProofDialog
      title={title}
      okText="验证"
      zIndex={zIndex}
      send={async ({ passwd, code }) => {
        const body = hasCode ? { code: code.trim() } : { passwd }
        await call('POST /api/security/staff-step/confirmations', { body })
      }}
      onDone={onDone}
      onClose={onClose}
    >
      <About />
      {hasCode ? <CodeField /> : <PasswordField name="passwd" label="登录密码" />}
      {hasPasskey && <PasskeyButton onDone={onDone} />}
    </ProofDialog>
  )
}

function PasskeyOnly({ title, onDone, onClose }: Props & { title: string }) {
  return (
    <Dialog title={title} zIndex={zIndex} footer={null} maskClosable={false} onCancel={onClose}>
      <About />
      <PasskeyButton onDone={onDone} />
    </Dialog>
  )
}

function About() {
  return (
    <Typography.Paragraph type="secondary">
      验证后继续刚才的操作，已填写的内容不会丢失；15 分钟内不再询问。
    </Typography.Paragraph>
  )
}

function PasskeyButton({ onDone }: { onDone: () => void }) {
  const [isBusy, setBusy] = useState(false)
  const [errorMessage, setErrorMessage] = useState<string>()
  const confirm = async () => {
    setBusy(true)
    setErrorMessage(undefined)
    try {
      await confirmWithPasskey()
      onDone()
    } catch (thrown) {
      setErrorMessage((thrown as HttpError).message)
      setBusy(false)
    }
  }
  return (
    <>
      <Button block loading={isBusy} disabled={!canUsePasskeys()} onClick={() => void confirm()}>
        使用通行密钥
      </Button>
      {errorMessage && <Alert type="error" showIcon message={errorMessage} role="alert" />}
    </>
  )
}
