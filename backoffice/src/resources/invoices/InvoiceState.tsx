import { InvoiceStatusText } from '@zhuxue/api/terms/invoices'
import { Space, Tag } from 'antd'
import { StatusTag } from '../../components/list/StatusTag'
import type { Invoice } from '../../lib/apiTypes'
import { markOf, statusTone } from './invoice'

export function InvoiceState({ invoice }: { invoice: Invoice }) {
  const mark = markOf(invoice)
  return (
    <Space direction="vertical" size={4}>
      <StatusTag of={invoice.invoiceStatus} text={InvoiceStatusText} tone={statusTone} />
      {mark && (
        <Tag bordered={false} color={mark.tone}>
          {mark.text}
        </Tag>
      )}
    </Space>
  )
}
