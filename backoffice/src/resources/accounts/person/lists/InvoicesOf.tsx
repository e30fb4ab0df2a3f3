import { InvoiceStatus, InvoiceTypeText, type InvoiceType } from '@zhuxue/api/terms/invoices'
import type { TableProps } from 'antd'
import { Link } from 'react-router'
import { useApiQuery } from '../../../../components/hooks/useApiQuery'
import { dateColumn, moneyColumn } from '../../../../components/list/columns'
import type { Invoice } from '../../../../lib/apiTypes'
import { invoicesOfOrder } from '../../../commerce/public'
import { InvoiceState } from '../../../invoices/public'
import { keepPreviousData, PersonTable, usePagination } from './PersonTable'

const columns: TableProps<Invoice>['columns'] = [
  {
    title: '订单号',
    dataIndex: 'orderId',
    width: 190,
    className: 'numeric',
    render: (orderId: string, { invoiceStatus }) =>
      invoiceStatus === InvoiceStatus.Unsubmitted ? orderId : <Link to={invoicesOfOrder(orderId)}>{orderId}</Link>,
  },
  { title: '发票抬头', dataIndex: 'payerName', ellipsis: true },
  { title: '类型', dataIndex: 'invoiceType', width: 96, render: (type: InvoiceType) => InvoiceTypeText[type] },
  moneyColumn<Invoice>({ title: '金额（元）', dataIndex: 'invoiceAmt', width: 112 }),
  dateColumn<Invoice>({ title: '申请时间', dataIndex: 'requestTime' }),
  { title: '状态', dataIndex: 'invoiceStatus', width: 96, render: (_, invoice) => <InvoiceState invoice={invoice} /> },
]

export function InvoicesOf({ userId }: { userId: number }) {
  const paging = usePagination()
  const { query, data } = useApiQuery('GET /api/invoices', {
    queryParams: { userId, ...paging.pages },
    ...keepPreviousData,
  })
  return (
    <PersonTable<Invoice>
      noun="发票"
      rowKey="invoiceId"
      columns={columns}
      width={800}
      rows={data?.invoices}
      total={data?.total}
      {...{ query, paging }}
    />
  )
}
