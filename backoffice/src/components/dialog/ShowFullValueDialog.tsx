import { Alert, Form } from 'antd'
import type { ReactNode } from 'react'
import { RevealReason } from '../fields/RevealReason'
import { useApiMutation } from '../hooks/useApiMutation'
import { Dialog } from './Dialog'

/** Asks for a reason before masked data is shown; access and reason are written to the audit log. */
export function ShowFullValueDialog<T>(props: {
  title: string
  /** Shown above the reason. */
  children?: ReactNode
  /** Message when the reason is missing. */
  needed: string
  placeholder: string
  reveal: (reason: string) => Promise<T>
  onRevealed: (data: T) => void
  /** The unmasked value, where this dialog shows it. */
  revealed?: ReactNode
  onClose: () => void
}) {
  const { title, children, needed, placeholder, reveal, onRevealed, revealed, onClose } = props
  const [form] = Form.useForm<{ reason: string }>()
  const { run, busy, userError } = useApiMutation('audit-logs', { onUserError: 'inline' })

  const submit = async ({ reason }: { reason: string }) => {
    const response = await run('reveal', async () => ({ data: await reveal(reason.trim()) }))
    if (response) onRevealed(response.data)
  }

  return (
    <Dialog
      title={title}
      okText={revealed ? '知道了' : '查看'}
      cancelText="取消"
      cancelButtonProps={revealed ? { style: { display: 'none' } } : undefined}
      confirmLoading={busy !== null}
      onOk={revealed ? onClose : form.submit}
      onCancel={onClose}
    >
      {children}
      {revealed ?? (
        <Form form={form} layout="vertical" onFinish={submit}>
          <RevealReason needed={needed} placeholder={placeholder} isInvalid={Boolean(userError)} />
        </Form>
      )}
      {userError && <Alert type="error" showIcon message={userError.message} />}
    </Dialog>
  )
}
