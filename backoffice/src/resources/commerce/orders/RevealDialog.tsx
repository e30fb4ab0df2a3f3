import { messages } from '@zhuxue/api/terms/commerce'
import { Alert, Form } from 'antd'
import { Dialog } from '../../../kit/dialog/Dialog'
import { RevealReason } from '../../../kit/fields/RevealReason'
import { useAttempt } from '../../../kit/useAttempt'
import { reveal } from './calls'
import type { RevealedOrder } from '../../../lib/wire'

/** Number and address are shown in whole for a reason only; both stay in the audit log. */
export function RevealDialog(props: {
  orderId: string
  onSeen: (seen: RevealedOrder) => void
  onClose: () => void
}) {
  const { orderId, onSeen, onClose } = props
  const [form] = Form.useForm<{ reason: string }>()
  const { run, busy, refusal } = useAttempt('audit-logs')

  const submit = async ({ reason }: { reason: string }) => {
    const seen = await run('reveal', () => reveal(orderId, reason.trim()))
    if (seen) onSeen(seen)
  }

  return (
    <Dialog
      title="查看完整手机号和收件地址"
      okText="查看"
      cancelText="取消"
      confirmLoading={busy !== null}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Form form={form} layout="vertical" onFinish={submit}>
        <RevealReason
          needed={messages.revealReason}
          placeholder="例如：买家来电核对收件地址"
          refused={Boolean(refusal)}
        />
      </Form>
      {refusal && <Alert type="error" showIcon message={refusal.message} />}
    </Dialog>
  )
}
