import { PaymentExceptionText, type PaymentExceptionKind } from '@zhuxue/api/terms/commerce'
import { ExceptionStatusText, type ExceptionStatus } from '@zhuxue/api/terms/commerce/exceptions'
import type { TableProps } from 'antd'
import { Link } from 'react-router'
import { SecondaryText } from '../../../components/list/SecondaryText'
import { moneyColumn } from '../../../components/list/columns'
import { formatDateTime } from '../../../components/format'
import { StatusTag, type Tone } from '../../../components/list/StatusTag'
import { bankLinePath, orderPath } from '../paths'
import { ExceptionActions } from './ExceptionActions'
import type { PaymentException } from '../../../lib/apiTypes'

export const exceptionColumns: TableProps<PaymentException>['columns'] = [
  {
    title: '类型',
    dataIndex: 'kind',
    width: 132,
    render: (kind: PaymentExceptionKind) => <StatusTag of={kind} text={PaymentExceptionText} tone={kindTone} />,
  },
  moneyColumn<PaymentException>({ title: '到账（元）', dataIndex: 'amount', width: 104 }),
  {
    title: '说明',
    dataIndex: 'came',
    ellipsis: true,
    render: (came: string, { expected }) => (
      <div style={{ whiteSpace: 'normal' }}>
        {came}
        <SecondaryText>{expected}</SecondaryText>
      </div>
    ),
  },
  {
    title: '订单',
    dataIndex: 'orderId',
    width: 230,
    render: (orderId: string | null, { transactionId, bankLineId }) => (
      <>
        {orderId ? (
          <Link to={orderPath(orderId)} className="numeric">
            {orderId}
          </Link>
        ) : (
          '没有对应的订单'
        )}
        <SecondaryText>
          {bankLineId ? '流水号' : '支付单号'}{' '}
          {bankLineId ? <Link to={bankLinePath(bankLineId)}>{transactionId}</Link> : transactionId}
        </SecondaryText>
      </>
    ),
  },
  {
    title: '到账时间',
    dataIndex: 'paidTime',
    width: 136,
    className: 'numeric',
    render: (paid: string | null, { createTime }) => (
      <span title={`登记时间 ${createTime}`}>{formatDateTime(paid ?? createTime)}</span>
    ),
  },
  { title: '状态', dataIndex: 'exceptionStatus', width: 150, render: (_, exception) => <State {...exception} /> },
  { title: '操作', key: 'actions', width: 132, render: (_, exception) => <ExceptionActions exception={exception} /> },
]

function State(exception: PaymentException) {
  const { exceptionStatus, resolution, resolvedBy, resolvedTime, refundStatus } = exception
  return (
    <>
      <StatusTag of={exceptionStatus} text={ExceptionStatusText} tone={exceptionTone} />
      {refundStatus === 'failed' && <SecondaryText danger>{exception.refundFailure ?? '退款失败'}</SecondaryText>}
      {resolution && <SecondaryText>{resolution}</SecondaryText>}
      {resolvedBy && (
        <SecondaryText>
          {resolvedBy} {formatDateTime(resolvedTime)}
        </SecondaryText>
      )}
    </>
  )
}

const exceptionTone: Record<ExceptionStatus, Tone> = {
  open: 'warning',
  refunding: 'processing',
  refunded: 'success',
  settled: 'success',
  handled: 'default',
}

const kindTone: Record<PaymentExceptionKind, Tone> = {
  late: 'warning',
  double: 'processing',
  amount: 'error',
  orphan: 'default',
  free: 'error',
}
