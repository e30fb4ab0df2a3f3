import { ReasonMax, ReceiptNoMax, messages } from '@zhuxue/api/terms/certificates'
import { Alert, App, Form, Input } from 'antd'
import { Dialog } from '../../../kit/dialog/Dialog'
import { ReasonField } from '../../../kit/fields/ReasonField'
import { useCommand } from '../../../kit/useCommand'
import { revertUpload } from './calls'
import type { PushLog } from '../../../lib/wire'

interface Values {
  reason: string
  receiptNo?: string
}

export interface PushDialogProps {
  push: Pick<PushLog, 'id' | 'learningHours' | 'uploadTime'>
  onClose: () => void
  onDone: () => void
}

/** Takes confirmed minutes back; once (docs/product.md 10.3). */
export function RevertDialog({ push, onClose, onDone }: PushDialogProps) {
  const { message } = App.useApp()
  const [form] = Form.useForm<Values>()
  const { run, busy, refusal } = useCommand(null, { onRefusal: 'inline' })

  const submit = async ({ reason, receiptNo }: Values) => {
    const body = { reason: reason.trim(), receiptNo: receiptNo?.trim() || undefined }
    if (!(await run('revert', () => revertUpload(push.id, body)))) return
    message.success(messages.reverted)
    onDone()
  }

  return (
    <Dialog
      title="撤回上传的学时"
      okText="撤回"
      cancelText="取消"
      confirmLoading={busy !== null}
      maskClosable={false}
      onOk={form.submit}
      onCancel={onClose}
    >
      <p style={{ marginTop: 0 }}>
        {push.learningHours}分钟学时将从省平台撤回，重新变为未上传。每次上传只能撤回一次。
      </p>
      <Form form={form} layout="vertical" onFinish={submit}>
        <ReasonField
          name="reason"
          label="撤回原因"
          needed={messages.reason}
          most={ReasonMax}
          placeholder="例如：学员信息有误，需要重新上传"
        />
        <Form.Item
          name="receiptNo"
          label="人工撤回的受理编号"
          extra="省平台不支持在线撤回时，先在省平台人工撤回，再填写受理编号。"
        >
          <Input maxLength={ReceiptNoMax} autoComplete="off" />
        </Form.Item>
      </Form>
      {refusal && <Alert type="error" showIcon message={refusal.message} />}
    </Dialog>
  )
}
