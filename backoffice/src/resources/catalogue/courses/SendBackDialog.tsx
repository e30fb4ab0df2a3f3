import { SentBackReasonMax, messages } from '@zhuxue/api/terms/catalogue'
import { Form } from 'antd'
import { Dialog } from '../../../components/dialog/Dialog'
import { useFormDraft } from '../../../components/dialog/useFormDraft'
import { useUnsavedChanges } from '../../../components/dialog/useUnsavedChanges'
import { ReasonField } from '../../../components/fields/ReasonField'
import { useApiMutation } from '../../../components/hooks/useApiMutation'
import { sendBack } from './calls'

export function RejectDialog(props: {
  courseId: number
  /** The version that the admin reviewed. */
  seen: number
  resource: string
  onClose: () => void
  /** After the rejection succeeded or failed, so that the screen can refetch. */
  onAnswer?: (done: boolean) => void
}) {
  const { courseId, seen, resource, onClose, onAnswer } = props
  const [form] = Form.useForm<{ reason: string }>()
  const { run, busy } = useApiMutation(resource)
  const { touch, close } = useUnsavedChanges(onClose)
  useFormDraft({ form, name: `send back ${courseId}`, onRestored: touch })

  const submit = async ({ reason }: { reason: string }) => {
    const call = () => sendBack(courseId, reason.trim(), seen)
    const done = await run('send-back', call, messages.sentBack)
    if (done) onClose()
    onAnswer?.(Boolean(done))
  }

  return (
    <Dialog
      title="退回修改"
      okText="退回"
      confirmLoading={busy === 'send-back'}
      onOk={form.submit}
      maskClosable={false}
      onCancel={close}
    >
      <Form form={form} layout="vertical" onValuesChange={touch} onFinish={submit}>
        <ReasonField
          name="reason"
          label="退回原因"
          needed={messages.reasonNeeded}
          maxCharacters={SentBackReasonMax}
          rows={{ minRows: 3, maxRows: 8 }}
          placeholder="讲师会看到这段话"
        />
      </Form>
    </Dialog>
  )
}
