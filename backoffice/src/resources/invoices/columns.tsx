import { InvoiceTypeText, PayerTypeText, messages, type InvoiceType } from '@zhuxue/api/terms/invoices'
import type { TableProps } from 'antd'
import { LinkButton } from '../../components/list/LinkButton'
import { moneyColumn, nameColumn } from '../../components/list/columns'
import { SecondaryText } from '../../components/list/SecondaryText'
import { formatDateTime } from '../../components/format'
import { canReverse, canSend } from './invoice'
import { InvoiceState } from './InvoiceState'
import type { Invoice } from '../../lib/apiTypes'

interface Actions {
  onOpen: (invoice: Invoice) => void
  onSend: (invoice: Invoice) => void
  onReverse: (invoice: Invoice) => void
}

/** docs/product.md 7.6: the columns of invoices with their row actions. */
export function invoiceColumns(actions: Actions): TableProps<Invoice>['columns'] {
  return [
    {
      title: '订单号',
      dataIndex: 'orderId',
      width: 190,
      className: 'numeric',
      render: (orderId: string, row) => <LinkButton onClick={() => actions.onOpen(row)}>{orderId}</LinkButton>,
    },
    nameColumn<Invoice>({ title: '订单名称', dataIndex: 'invoiceName' }),
    {
      title: '发票抬头',
      dataIndex: 'payerName',
      ellipsis: true,
      render: (name: string, { payerType }) => (
        <>
          <span title={name}>{name}</span>
          <SecondaryText>{PayerTypeText[payerType]}</SecondaryText>
        </>
      ),
    },
    { title: '类型', dataIndex: 'invoiceType', width: 96, render: (type: InvoiceType) => InvoiceTypeText[type] },
    moneyColumn<Invoice>({ title: '金额（元）', dataIndex: 'invoiceAmt', width: 112 }),
    {
      title: '申请时间',
      dataIndex: 'requestTime',
      width: 168,
      className: 'numeric',
      render: (time: string | null, { sendTime, awaitsFile }) => (
        <>
          <span title={time ?? undefined}>{formatDateTime(time)}</span>
          {sendTime && <SecondaryText>{formatDateTime(sendTime)} 发送</SecondaryText>}
          {awaitsFile && <SecondaryText>{messages.fileToUpload}</SecondaryText>}
        </>
      ),
    },
    { title: '状态', dataIndex: 'invoiceStatus', width: 96, render: (_, row) => <InvoiceState invoice={row} /> },
    { title: '操作', key: 'actions', width: 96, render: (_, row) => <RowAction row={row} {...actions} /> },
  ]
}

function RowAction({ row, onOpen, onSend, onReverse }: Actions & { row: Invoice }) {
  if (canSend(row))
    return (
      <LinkButton aria-label={`发送 ${row.orderId}`} onClick={() => onSend(row)}>
        发送
      </LinkButton>
    )
  if (canReverse(row))
    return (
      <LinkButton aria-label={`标记冲红 ${row.orderId}`} onClick={() => onReverse(row)}>
        标记冲红
      </LinkButton>
    )
  return (
    <LinkButton aria-label={`详情 ${row.orderId}`} onClick={() => onOpen(row)}>
      详情
    </LinkButton>
  )
}
