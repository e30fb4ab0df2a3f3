import { messages, type RevealedField } from '@zhuxue/api/terms/accounts'
import { Alert, Form } from 'antd'
import { Dialog } from '../../../kit/dialog/Dialog'
import { RevealReason } from '../../../kit/fields/RevealReason'
import { useAttempt } from '../../../kit/useAttempt'
import { reveal } from './calls'

export const fieldText: Record<RevealedField, string> = {
  idCard: '身份证号',
  telephone: '手机号',
}

interface Props {
  person: { userId: number; userName: string }
  field: RevealedField
  onSeen: (value: string | null) => void
  onClose: () => void
}

/** A whole number is shown for a reason only; both stay in the audit log. */
export function RevealDialog({ person, field, onSeen, onClose }: Props) {
  const [form] = Form.useForm<{ reason: string }>()
  const { run, busy, refusal } = useAttempt('audit-logs')

  const submit = async ({ reason }: { reason: string }) => {
    const answer = await run('reveal', () => reveal(person.userId, field, reason.trim()))
    if (answer) onSeen(answer.value)
  }

  return (
    <Dialog
      title={`查看${person.userName}的完整${fieldText[field]}`}
      okText="查看"
      cancelText="取消"
      confirmLoading={busy !== null}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Form form={form} layout="vertical" onFinish={submit}>
        <RevealReason
          needed={messages.reasonRequired}
          placeholder="例如：学员来电核对证书信息"
          refused={Boolean(refusal)}
        />
      </Form>
      {refusal && <Alert type="error" showIcon message={refusal.message} />}
    </Dialog>
  )
}
