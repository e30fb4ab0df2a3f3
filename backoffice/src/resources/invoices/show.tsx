import { useOne, type HttpError } from '@refinedev/core'
import { Button, Skeleton, Space } from 'antd'
import { canSend, isIssuing, isReversedByProvider, issueVerb } from './invoice'
import { InvoiceDetails } from './InvoiceDetails'
import { SideDrawer } from '../../components/dialog/SideDrawer'
import { FailedNotice } from '../../components/FailedNotice'
import type { Invoice, InvoiceDetail } from '../../lib/apiTypes'

interface Props {
  invoiceId: string
  onClose: () => void
  onSend: (invoice: Invoice) => void
  onReverse: (invoice: Invoice) => void
  onIssue: (invoice: Invoice) => void
  hasIssuer: boolean
}

export function InvoiceDrawer({ invoiceId, hasIssuer, onClose, onSend, onReverse, onIssue }: Props) {
  const { query } = useOne<InvoiceDetail & { id?: string }, HttpError>({
    resource: 'invoices',
    id: invoiceId,
    queryOptions: { placeholderData: undefined, retry: false },
    errorNotification: false,
  })
  const invoice = query.data?.data
  const canIssue = hasIssuer && invoice?.isIssuable

  return (
    <SideDrawer
      onClose={onClose}
      width="min(560px, 100vw)"
      title="发票详情"
      footer={
        invoice &&
        !query.error &&
        (canSend(invoice) || invoice.isReversible || canIssue) && (
          <Space style={{ display: 'flex', justifyContent: 'flex-end' }}>
            {invoice.isReversible && (
              <Button onClick={() => onReverse(invoice)}>
                {isReversedByProvider(invoice, hasIssuer) ? '红冲' : '标记冲红'}
              </Button>
            )}
            {canSend(invoice) && !isIssuing(invoice) && (
              <Button type={canIssue ? 'default' : 'primary'} onClick={() => onSend(invoice)}>
                发送
              </Button>
            )}
            {canIssue && (
              <Button type="primary" onClick={() => onIssue(invoice)}>
                {issueVerb(invoice)}
              </Button>
            )}
          </Space>
        )
      }
    >
      {query.error ? (
        <FailedNotice error={query.error} missing={{ title: '没有这张发票' }} onRetry={() => void query.refetch()} />
      ) : invoice ? (
        <InvoiceDetails invoice={invoice} />
      ) : (
        <Skeleton active paragraph={{ rows: 8 }} />
      )}
    </SideDrawer>
  )
}
