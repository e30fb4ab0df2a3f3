import { useOne, type HttpError } from '@refinedev/core'
import { ExpressCompany } from '@zhuxue/api/terms/commerce'
import { ExpressLength, InvoiceType, messages } from '@zhuxue/api/terms/invoices'
import { App, Form, Input, Skeleton, Typography } from 'antd'
import { charactersUpTo } from '../../components/fields/characters'
import { FormDialog } from '../../components/dialog/FormDialog'
import { FileField } from '../../components/fields/FileField'
import { fileRule, invoiceFile } from '../../components/fields/fileKind'
import { formatYuan } from '../../components/format'
import { useApiMutation } from '../../components/hooks/useApiMutation'
import { useFileUpload } from '../../components/hooks/useFileUpload'
import { sendInvoice } from './calls'
import { NumberField } from './NumberField'
import type { Invoice, InvoiceDetail } from '../../lib/apiTypes'

interface Paper {
  expressOrderNo: string
  invoiceNumber?: string
}

interface Electronic {
  fileUrl?: File
  invoiceNumber?: string
}

type Props = { invoice: Invoice; onClose: () => void }

export function SendDialog(props: Props) {
  const isPaper = props.invoice.invoiceType === InvoiceType.Paper
  return isPaper ? <SendPaper {...props} /> : <SendFile {...props} />
}

function SendPaper({ invoice, onClose }: Props) {
  const { message } = App.useApp()
  const command = useApiMutation('invoices', { onUserError: 'inline' })
  const [form] = Form.useForm<Paper>()

  const submit = async ({ expressOrderNo, invoiceNumber }: Paper) => {
    const number = invoiceNumber || undefined
    const dispatch = { expressCompany: ExpressCompany, expressOrderNo: expressOrderNo.trim(), invoiceNumber: number }
    const sent = await command.run('send', () => sendInvoice(invoice.invoiceId, dispatch))
    if (!sent) return
    message.success(sent)
    onClose()
  }

  return (
    <FormDialog
      form={form}
      title="发送发票"
      okText="寄出"
      command={command}
      about={<About invoice={invoice} />}
      onSubmit={submit}
      onClose={onClose}
    >
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
          className="numeric"
          autoComplete="off"
          spellCheck={false}
          count={charactersUpTo(ExpressLength.number)}
          placeholder="扫描或输入单号，回车保存"
          onPressEnter={form.submit}
        />
      </Form.Item>
      <NumberField name="invoiceNumber" label="发票号码" />
    </FormDialog>
  )
}

/** The customer downloads the file; without one, the invoice was sent by mail. */
function SendFile({ invoice, onClose }: Props) {
  const { message } = App.useApp()
  const command = useApiMutation('invoices', { onUserError: 'inline' })
  const [form] = Form.useForm<Electronic>()
  const file = Form.useWatch('fileUrl', form)
  const { percent, send, cancel } = useFileUpload(invoiceFile)
  const { invoiceId } = invoice

  const submit = async ({ fileUrl, ...typed }: Electronic) => {
    const number = { invoiceNumber: typed.invoiceNumber || undefined }
    const sent = await command.run('send', async () =>
      fileUrl
        ? send(fileUrl, (url) => sendInvoice(invoiceId, { ...number, fileUrl: url }))
        : sendInvoice(invoiceId, number)
    )
    if (!sent) return
    message.success(sent)
    onClose()
  }

  return (
    <FormDialog
      form={form}
      title="发送发票"
      okText={file ? '上传并发送' : '已发送'}
      command={command}
      about={<About invoice={invoice} />}
      onSubmit={submit}
      onClose={onClose}
    >
      <Form.Item
        name="fileUrl"
        label="发票文件"
        extra="上传后学员收到消息，可以在「我的发票」下载。"
        rules={[fileRule(invoiceFile)]}
      >
        <FileField kind={invoiceFile} percent={percent} onCancel={cancel} />
      </Form.Item>
      <NumberField name="invoiceNumber" label="发票号码" />
      {!file && <Mailbox invoiceId={invoiceId} />}
    </FormDialog>
  )
}

function About({ invoice }: { invoice: Invoice }) {
  return (
    <>
      {invoice.payerName}
      <br />
      <span className="numeric">{formatYuan(invoice.invoiceAmt)} 元</span>
    </>
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
    <Typography.Paragraph type="secondary">
      不上传文件时，请将电子发票发送至{' '}
      <Typography.Text copyable={{ tooltips: ['复制', '已复制'] }} strong>
        {query.data?.data.payerEmail ?? '买家的电子邮箱'}
      </Typography.Text>
      ，发送后点「已发送」。
    </Typography.Paragraph>
  )
}
