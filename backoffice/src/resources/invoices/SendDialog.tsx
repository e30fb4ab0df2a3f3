import { useOne, type HttpError } from '@refinedev/core'
import { ExpressCompany } from '@zhuxue/api/terms/commerce'
import { ExpressLength, InvoiceType, messages } from '@zhuxue/api/terms/invoices'
import { Alert, App, Form, Input, Skeleton, Typography } from 'antd'
import { Dialog } from '../../kit/dialog/Dialog'
import { yuan } from '../../kit/format'
import { useCommand } from '../../kit/hooks/useCommand'
import { useFieldErrors } from '../../kit/hooks/useFieldErrors'
import { sendInvoice } from './calls'
import type { Invoice, InvoiceDetail } from '../../lib/wire'

interface Values {
  expressOrderNo?: string
}

export function SendDialog({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const [form] = Form.useForm<Values>()
  const { message } = App.useApp()
  const { run, busy, refusal } = useCommand('invoices', { onRefusal: 'inline' })
  const isPaper = invoice.invoiceType === InvoiceType.Paper
  const unsaid = useFieldErrors(form, refusal)

  const submit = async ({ expressOrderNo }: Values) => {
    const dispatch = isPaper
      ? { expressCompany: ExpressCompany, expressOrderNo: expressOrderNo?.trim() }
      : {}
    const sent = await run('send', () => sendInvoice(invoice.invoiceId, dispatch))
    if (!sent) return
    message.success(sent)
    onClose()
  }

  return (
    <Dialog
      title="发送发票"
      okText={isPaper ? '寄出' : '已发送'}
      cancelText="取消"
      confirmLoading={busy !== null}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Typography.Paragraph type="secondary">
        {invoice.payerName}
        <br />
        <span className="figure">{yuan(invoice.invoiceAmt)} 元</span>
      </Typography.Paragraph>
      <Form form={form} layout="vertical" requiredMark={false} onFinish={submit}>
        {isPaper ? (
          <>
            <Form.Item label="快递公司">{ExpressCompany}</Form.Item>
            <Form.Item
              name="expressOrderNo"
              label="快递单号"
              validateTrigger="onSubmit"
              rules={[{ required: true, whitespace: true, message: messages.expressNumberMissing }]}
            >
              <Input
                autoFocus
                allowClear
                className="figure"
                autoComplete="off"
                spellCheck={false}
                maxLength={ExpressLength.number}
                placeholder="扫描或输入单号，回车保存"
                onPressEnter={form.submit}
              />
            </Form.Item>
          </>
        ) : (
          <Mailbox invoiceId={invoice.invoiceId} />
        )}
      </Form>
      {unsaid && <Alert type="error" showIcon message={unsaid.message} />}
    </Dialog>
  )
}

function Mailbox({ invoiceId }: { invoiceId: number }) {
  const { query } = useOne<InvoiceDetail & { id?: number }, HttpError>({
    resource: 'invoices',
    id: invoiceId,
    errorNotification: false,
  })
  if (query.isLoading) return <Skeleton active title={false} paragraph={{ rows: 1 }} />
  return (
    <Typography.Paragraph>
      请先把电子发票发送到{' '}
      <Typography.Text copyable={{ tooltips: ['复制', '已复制'] }} strong>
        {query.data?.data.payerEmail ?? '买家的电子邮箱'}
      </Typography.Text>
      ，再修改发票状态。
    </Typography.Paragraph>
  )
}
