import { says } from '@zhuxue/api/terms/commerce'
import { Alert, Form, Input } from 'antd'
import { Dialog } from '../../kit/Dialog'
import { useAttempt } from '../../kit/useAttempt'
import { reveal } from './calls'
import type { Address } from './order'

export interface Revealed {
  telephone: string | null
  addr: Address | null
}

/** Number and address are shown in whole for a reason only; both stay in the audit log. */
export function RevealDialog(props: {
  orderId: string
  onSeen: (seen: Revealed) => void
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
        <Form.Item
          name="reason"
          label="查看原因"
          extra="您的姓名、查看时间和原因会记入操作日志。"
          validateStatus={refusal ? 'error' : undefined}
          rules={[
            { required: true, whitespace: true, message: says.revealReason },
            { min: 2, message: says.revealReason },
          ]}
        >
          <Input.TextArea
            autoFocus
            autoSize={{ minRows: 2, maxRows: 6 }}
            maxLength={200}
            showCount
            placeholder="例如：买家来电核对收件地址"
          />
        </Form.Item>
      </Form>
      {refusal && <Alert type="error" showIcon message={refusal.message} />}
    </Dialog>
  )
}
