import { InvoiceStatusText, type IssueState, IssueStateText, RedStateText } from '@zhuxue/api/terms/invoices'
import { Space, Tag } from 'antd'
import { StatusTag, type Tone } from '../../components/list/StatusTag'
import type { Invoice } from '../../lib/apiTypes'
import { markOf, openRedOf, statusTone } from './invoice'

const issueTone: Partial<Record<IssueState, Tone>> = {
  sending: 'processing',
  issuing: 'processing',
  failed: 'error',
  blocked: 'error',
}

export function InvoiceState({ invoice }: { invoice: Invoice }) {
  const mark = markOf(invoice)
  const red = openRedOf(invoice)
  return (
    <Space direction="vertical" size={4}>
      <StatusTag of={invoice.invoiceStatus} text={InvoiceStatusText} tone={statusTone} />
      {issueTone[invoice.issueState] && <StatusTag of={invoice.issueState} text={IssueStateText} tone={issueTone} />}
      {mark && (
        <Tag bordered={false} color={mark.tone}>
          {mark.text}
        </Tag>
      )}
      {red && (
        <Tag bordered={false} color="processing">
          红字{RedStateText[red.redState]}
        </Tag>
      )}
    </Space>
  )
}
