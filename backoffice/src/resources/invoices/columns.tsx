import { InvoiceTypeText, PayerTypeText, messages, type InvoiceType } from '@zhuxue/api/terms/invoices'
import type { TableProps } from 'antd'
import { LinkButton } from '../../components/list/LinkButton'
import { moneyColumn, nameColumn } from '../../components/list/columns'
import { SecondaryText } from '../../components/list/SecondaryText'
import { formatDateTime } from '../../components/format'
import { canReverse, canSend, isReversedByProvider, issueVerb, openRedOf, problemOf } from './invoice'
import { InvoiceState } from './InvoiceState'
import type { Invoice } from '../../lib/apiTypes'

interface Actions {
  onOpen: (invoice: Invoice) => void
  onSend: (invoice: Invoice) => void
  onReverse: (invoice: Invoice) => void
  onIssue: (invoice: Invoice) => void
  /** Whether a provider issues invoices. */
  hasIssuer: boolean
}

/** docs/product.md 7.6: the columns of invoices with their row actions. */
export function invoiceColumns(actions: Actions): TableProps<Invoice>['columns'] {
  return [
    {
      title: '订单号',
      dataIndex: 'orderId',
      width: 232,
      className: 'numeric',
      render: (orderId: string, row) => (
        <>
          <LinkButton onClick={() => actions.onOpen(row)}>{orderId}</LinkButton>
          {row.invoiceNumber && <SecondaryText>发票 {row.invoiceNumber}</SecondaryText>}
          {row.redInvoices.map(
            ({ redInvoiceId, redNumber }) =>
              redNumber && <SecondaryText key={redInvoiceId}>红字 {redNumber}</SecondaryText>
          )}
        </>
      ),
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
      render: (time: string | null, row) => (
        <>
          <span title={time ?? undefined}>{formatDateTime(time)}</span>
          {row.sendTime && <SecondaryText>{formatDateTime(row.sendTime)} 发送</SecondaryText>}
          {problemOf(row) && <SecondaryText>{problemOf(row)}</SecondaryText>}
          {row.awaitsFile && <SecondaryText>{messages.fileToUpload}</SecondaryText>}
        </>
      ),
    },
    { title: '状态', dataIndex: 'invoiceStatus', width: 96, render: (_, row) => <InvoiceState invoice={row} /> },
    { title: '操作', key: 'actions', width: 96, render: (_, row) => <RowAction row={row} {...actions} /> },
  ]
}

function RowAction({ row, hasIssuer, onOpen, onSend, onReverse, onIssue }: Actions & { row: Invoice }) {
  const action = actionOf()
  return (
    <LinkButton aria-label={`${action.text} ${row.orderId}`} onClick={() => action.run(row)}>
      {action.text}
    </LinkButton>
  )

  function actionOf() {
    if (hasIssuer && row.isIssuable) return { text: issueVerb(row), run: onIssue }
    if (canSend(row)) return { text: '发送', run: onSend }
    if (canReverse(row) && !openRedOf(row)) {
      return { text: isReversedByProvider(row, hasIssuer) ? '红冲' : '标记冲红', run: onReverse }
    }
    return { text: '详情', run: onOpen }
  }
}
