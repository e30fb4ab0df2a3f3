import { NoteMax, messages } from '@zhuxue/api/terms/commerce/exceptions'
import { Alert, App, Form } from 'antd'
import { Dialog } from '../../../kit/dialog/Dialog'
import { ReasonField } from '../../../kit/fields/ReasonField'
import { useCommand } from '../../../kit/useCommand'
import { resolveException } from './calls'
import type { PaymentException } from '../../../lib/wire'

/** Dealt with elsewhere: what was done is written down, the money stays where it is. */
export function ResolveDialog(props: { exception: PaymentException; onClose: () => void }) {
  const { exception, onClose } = props
  const { message } = App.useApp()
  const [form] = Form.useForm<{ note: string }>()
  const { run, busy, refusal } = useCommand('payment-exceptions', { onRefusal: 'inline' })

  const submit = async ({ note }: { note: string }) => {
    const { paymentExceptionId } = exception
    if (!(await run('resolve', () => resolveException(paymentExceptionId, note.trim())))) return
    message.success(messages.handled)
    onClose()
  }

  return (
    <Dialog
      title="标记为已处理"
      okText="标记为已处理"
      cancelText="取消"
      confirmLoading={busy !== null}
      maskClosable={false}
      onOk={form.submit}
      onCancel={onClose}
    >
      <p style={{ marginTop: 0 }}>这里不会退款，只记录在别处是怎样处理的；之后仍然可以退款。</p>
      <Form form={form} layout="vertical" onFinish={submit}>
        <ReasonField
          name="note"
          label="处理说明"
          needed={messages.noteNeeded}
          most={NoteMax}
          placeholder="例如：已在商户后台人工退款"
        />
      </Form>
      {refusal && <Alert type="error" showIcon message={refusal.message} />}
    </Dialog>
  )
}
