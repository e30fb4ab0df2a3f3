import { RefundScopeText, RefundStatusText, refundedTexts, type RefundStatus } from '@zhuxue/api/terms/commerce/refunds'
import { Typography, type TableProps } from 'antd'
import { LinkButton } from '../../../components/list/LinkButton'
import { Link } from 'react-router'
import { dateColumn, moneyColumn } from '../../../components/list/columns'
import { SecondaryText } from '../../../components/list/SecondaryText'
import { formatDateTime } from '../../../components/format'
import { StatusTag } from '../../../components/list/StatusTag'
import { orderPath } from '../paths'
import { refundTone } from './refund'
import type { Refund } from '../../../lib/apiTypes'

export function refundColumns(props: {
  busy: string | number | null
  onRetry: (refund: Refund) => void
  onSerial: (refund: Refund) => void
}): TableProps<Refund>['columns'] {
  return [
    { title: '订单', dataIndex: 'orderId', width: 216, render: (_, refund) => <Of {...refund} /> },
    moneyColumn<Refund>({ title: '退款（元）', dataIndex: 'refundAmt', width: 112 }),
    {
      title: '状态',
      dataIndex: 'refundStatus',
      width: 250,
      ellipsis: true,
      render: (status: RefundStatus, refund) => <State status={status} refund={refund} />,
    },
    {
      title: '原因',
      dataIndex: 'reason',
      ellipsis: true,
      render: (reason: string, refund) => (
        <div style={{ whiteSpace: 'normal' }}>
          {reason}
          {refundedTexts(refund).map((text) => (
            <SecondaryText key={text}>{text}</SecondaryText>
          ))}
        </div>
      ),
    },
    {
      title: '发起',
      dataIndex: 'createTime',
      width: 142,
      render: (time: string, { askedBy }) => (
        <>
          <span className="numeric">{formatDateTime(time)}</span>
          <SecondaryText>{askedBy ?? '—'}</SecondaryText>
        </>
      ),
    },
    dateColumn<Refund>({ title: '完成时间', dataIndex: 'finishTime' }),
    {
      title: '操作',
      key: 'actions',
      width: 104,
      render: (_, refund) =>
        refund.needsSerial ? (
          <LinkButton aria-label={`登记流水号 ${refund.refundNo}`} onClick={() => props.onSerial(refund)}>
            登记流水号
          </LinkButton>
        ) : refund.refundStatus === 'failed' ? (
          <LinkButton
            loading={props.busy === refund.refundId}
            aria-label={`重新发起退款 ${refund.refundNo}`}
            onClick={() => props.onRetry(refund)}
          >
            重新发起
          </LinkButton>
        ) : (
          '—'
        ),
    },
  ]
}

function Of({ orderId, scope, refundNo }: Refund) {
  return (
    <>
      {orderId ? (
        <Link to={orderPath(orderId)} className="numeric">
          {orderId}
        </Link>
      ) : (
        '没有对应的订单'
      )}
      <SecondaryText title={refundNo}>{RefundScopeText[scope]}</SecondaryText>
    </>
  )
}

function State({ status, refund }: { status: RefundStatus; refund: Refund }) {
  const { failure, needsSerial, nextTryTime } = refund
  const isTransfer = needsSerial && status !== 'failed'
  const waits = (status === 'requested' || status === 'processing') && !needsSerial
  return (
    <>
      <StatusTag of={status} text={RefundStatusText} tone={refundTone} />
      {failure && (
        <Typography.Text
          type={status === 'failed' ? 'danger' : 'secondary'}
          style={{ display: 'block', fontSize: 12, whiteSpace: 'normal' }}
        >
          {failure}
        </Typography.Text>
      )}
      {isTransfer && <SecondaryText>待财务转账退回</SecondaryText>}
      {waits && nextTryTime && <SecondaryText>下次查询 {formatDateTime(nextTryTime)}</SecondaryText>}
    </>
  )
}
