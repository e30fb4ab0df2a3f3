import { InvoiceFileText, ReversalState, messages } from '@zhuxue/api/terms/invoices'
import { App, Form } from 'antd'
import { FormDialog } from '../../components/dialog/FormDialog'
import { FileField } from '../../components/fields/FileField'
import { fileRule, invoiceFile } from '../../components/fields/fileKind'
import { useApiMutation } from '../../components/hooks/useApiMutation'
import { useFileUpload } from '../../components/hooks/useFileUpload'
import { attachFile } from './calls'
import type { Invoice } from '../../lib/apiTypes'

/** For an invoice that was sent by mail, or whose file was wrong. */
export function AttachDialog({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const { message } = App.useApp()
  const command = useApiMutation('invoices', { onUserError: 'inline' })
  const { percent, send, cancel } = useFileUpload(invoiceFile)
  const isReversal = invoice.reversal !== ReversalState.None
  const text = isReversal ? InvoiceFileText.reversal : InvoiceFileText.invoice
  const replaces = invoice.files.some((file) => file.isReversal === isReversal)

  const submit = async ({ fileUrl }: { fileUrl: File }) => {
    const done = await command.run('attach', () => send(fileUrl, (url) => attachFile(invoice.invoiceId, url)))
    if (!done) return
    message.success(done)
    onClose()
  }

  return (
    <FormDialog
      title={`上传${text}`}
      okText="上传"
      command={command}
      about={
        replaces ? `学员将下载到新的${text}，原来的文件不再提供下载。` : `上传后学员可以在「我的发票」下载${text}。`
      }
      onSubmit={submit}
      onClose={onClose}
    >
      <Form.Item
        name="fileUrl"
        label="发票文件"
        rules={[{ required: true, message: messages.fileMissing }, fileRule(invoiceFile)]}
      >
        <FileField kind={invoiceFile} percent={percent} onCancel={cancel} />
      </Form.Item>
    </FormDialog>
  )
}
