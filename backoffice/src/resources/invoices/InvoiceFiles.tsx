import { FileMailText, InvoiceFileText, InvoiceStatus, InvoiceType } from '@zhuxue/api/terms/invoices'
import { Button, Space, Typography } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { bytesText } from '../../components/bytes'
import { useApiMutation } from '../../components/hooks/useApiMutation'
import { LinkButton } from '../../components/list/LinkButton'
import { downloadFile } from './calls'
import type { Invoice } from '../../lib/apiTypes'

const AttachDialog = lazy(() => import('./AttachDialog').then(({ AttachDialog }) => ({ default: AttachDialog })))

export const acceptsFiles = ({ invoiceType, invoiceStatus, withdrawTime }: Invoice) =>
  invoiceType === InvoiceType.Electronic && invoiceStatus === InvoiceStatus.Sent && withdrawTime === null

export function InvoiceFiles({ invoice }: { invoice: Invoice }) {
  const { run, busy } = useApiMutation(null)
  const [attaching, setAttaching] = useState(false)
  return (
    <Space direction="vertical" size={4}>
      {invoice.files.map(({ invoiceFileId, isReversal, format, fileSize, mailState }) => (
        <Space key={invoiceFileId} wrap>
          <LinkButton
            loading={busy === invoiceFileId}
            onClick={() => run(invoiceFileId, () => downloadFile(invoice.invoiceId, invoiceFileId))}
          >
            下载{isReversal ? InvoiceFileText.reversal : InvoiceFileText.invoice}（{format}，{bytesText(fileSize)}）
          </LinkButton>
          {mailState && (
            <Typography.Text type={mailState === 'failed' ? 'danger' : 'secondary'}>
              {FileMailText[mailState]}
            </Typography.Text>
          )}
        </Space>
      ))}
      <Button size="small" onClick={() => setAttaching(true)}>
        {invoice.files.length ? '更换文件' : '上传文件'}
      </Button>
      {attaching && (
        <Suspense>
          <AttachDialog invoice={invoice} onClose={() => setAttaching(false)} />
        </Suspense>
      )}
    </Space>
  )
}
