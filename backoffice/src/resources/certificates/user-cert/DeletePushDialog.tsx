import { messages as catalogueSays } from '@zhuxue/api/terms/catalogue'
import { ReasonMax, messages } from '@zhuxue/api/terms/certificates'
import { Alert, App, Form } from 'antd'
import { Dialog } from '../../../kit/dialog/Dialog'
import { ReasonField } from '../../../kit/fields/ReasonField'
import { useCommand } from '../../../kit/useCommand'
import { deletePushLog } from './calls'
import type { PushDialogProps } from './RevertDialog'

/** Takes a record out of the list; minutes stay as they are (docs/product.md 10.3). */
export function DeletePushDialog({ push, onClose, onDone }: PushDialogProps) {
  const { message } = App.useApp()
  const [form] = Form.useForm<{ reason: string }>()
  const { run, busy, refusal } = useCommand(null, { onRefusal: 'inline' })

  const submit = async ({ reason }: { reason: string }) => {
    if (!(await run('delete', () => deletePushLog(push.id, reason.trim())))) return
    message.success(messages.deleted)
    onDone()
  }
  const cancel = () => {
    message.info({ key: 'kept', content: catalogueSays.deletionCancelled })
    onClose()
  }

  return (
    <Dialog
      title={messages.deleteUploadQuestion}
      okText="删除"
      okButtonProps={{ danger: true }}
      cancelText="取消"
      confirmLoading={busy !== null}
      maskClosable={false}
      onOk={form.submit}
      onCancel={cancel}
    >
      <p style={{ marginTop: 0 }}>
        {push.uploadTime} 上传 {push.learningHours} 分钟。只从列表中去掉这条记录，学时不变。
      </p>
      <Form form={form} layout="vertical" onFinish={submit}>
        <ReasonField
          name="reason"
          label="删除原因"
          needed={messages.reason}
          most={ReasonMax}
          placeholder="例如：重复的失败记录"
        />
      </Form>
      {refusal && <Alert type="error" showIcon message={refusal.message} />}
    </Dialog>
  )
}
