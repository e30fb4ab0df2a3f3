import { ExceptionStatusText } from '@zhuxue/api/terms/commerce/exceptions'
import {
  BillDifferenceHint,
  BillDifferenceText,
  BillKindText,
  type ReportDiscrepancy,
} from '@zhuxue/api/terms/commerce/reconciliation'
import type { TableProps } from 'antd'
import { Link } from 'react-router'
import { SecondaryText } from '../../../components/list/SecondaryText'
import { formatDateTime, formatYuan } from '../../../components/format'
import { StatusTag } from '../../../components/list/StatusTag'
import { exceptionsOf, orderPath } from '../paths'
import { orderPaths } from '../paths'
import { differenceTone } from './day'
import type { ProviderReportLine } from '../../../lib/apiTypes'

const amount = (value: number | null) => (value === null ? '—' : formatYuan(value))

export const lineColumns: TableProps<ProviderReportLine>['columns'] = [
  {
    title: '单号',
    key: 'number',
    width: 300,
    render: (_, { kind, refundNo, transactionId, merchantNo }) => (
      <>
        {BillKindText[kind]} <span className="numeric">{refundNo ?? transactionId}</span>
        <SecondaryText>商户单号 {merchantNo ?? '—'}</SecondaryText>
      </>
    ),
  },
  { title: '支付平台（元）', dataIndex: 'walletAmt', width: 124, align: 'right', className: 'numeric', render: amount },
  { title: '本系统（元）', dataIndex: 'ourAmt', width: 124, align: 'right', className: 'numeric', render: amount },
  {
    title: '结果',
    dataIndex: 'difference',
    ellipsis: true,
    render: (difference: ReportDiscrepancy | null) =>
      difference ? (
        <div style={{ whiteSpace: 'normal' }}>
          <StatusTag of={difference} text={BillDifferenceText} tone={differenceTone} />
          <SecondaryText>{BillDifferenceHint[difference]}</SecondaryText>
        </div>
      ) : (
        '一致'
      ),
  },
  { title: '订单', key: 'where', width: 216, render: (_, line) => <Where {...line} /> },
  {
    title: '时间',
    dataIndex: 'time',
    width: 142,
    className: 'numeric',
    render: (time: string | null) => formatDateTime(time),
  },
]

function Where({ orderId, paymentExceptionId, exceptionStatus, refundId }: ProviderReportLine) {
  if (paymentExceptionId)
    return (
      <Link to={orderId ? exceptionsOf(orderId) : `${orderPaths.exceptions}?exceptionStatus=all`}>
        支付异常（{exceptionStatus && ExceptionStatusText[exceptionStatus]}）
      </Link>
    )
  if (refundId) return <Link to={`${orderPaths.refunds}?orderId=${orderId ?? ''}`}>退款记录</Link>
  return orderId ? (
    <Link className="numeric" to={orderPath(orderId)}>
      {orderId}
    </Link>
  ) : (
    '—'
  )
}
