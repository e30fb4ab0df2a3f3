import { BankLineState, BankLineStateText } from '@zhuxue/api/terms/commerce/bank_transfers'
import { useOne, type HttpError } from '@refinedev/core'
import { Alert, Button, Descriptions, Skeleton, Space, Typography } from 'antd'
import { Link } from 'react-router'
import { ButtonLink } from '../../../components/ButtonLink'
import { compactDescriptions } from '../../../components/compactDescriptions'
import { SideDrawer } from '../../../components/dialog/SideDrawer'
import { FailedNotice } from '../../../components/FailedNotice'
import { formatYuan } from '../../../components/format'
import { StatusTag } from '../../../components/list/StatusTag'
import type { BankLine } from '../../../lib/apiTypes'
import { exceptionsOf, orderPath } from '../paths'
import { Slip } from '../transfers/Slip'
import { confirmVerb, lineTone, type LineActions } from './columns'

type Props = Omit<LineActions, 'onOpen'> & { lineId: string; onClose: () => void }

/** Also of a line that is not on the page of the list: orders, exceptions and the search link to it. */
export function LineDrawer({ lineId, onClose, busy, onConfirm, onMatch, onDismiss }: Props) {
  const { query } = useOne<BankLine & { id?: string }, HttpError>({
    resource: 'bank-lines',
    id: lineId,
    queryOptions: { placeholderData: undefined, retry: false },
    errorNotification: false,
  })
  const line = query.error ? undefined : query.data?.data
  const isMatched = line?.lineState === BankLineState.Matched
  return (
    <SideDrawer
      onClose={onClose}
      width="min(600px, 100vw)"
      title="流水详情"
      footer={
        line?.mayMatch && (
          <Space style={{ display: 'flex', justifyContent: 'flex-end' }}>
            {line.mayDismiss && <Button onClick={() => onDismiss(line)}>忽略</Button>}
            <Button type={isMatched ? 'default' : 'primary'} onClick={() => onMatch(line)}>
              {isMatched ? '匹配其他订单' : '匹配订单'}
            </Button>
            {line.mayConfirm && (
              <Button type="primary" loading={busy === line.lineId} onClick={() => onConfirm(line)}>
                {confirmVerb(line)}
              </Button>
            )}
          </Space>
        )
      }
    >
      {query.error ? (
        <FailedNotice error={query.error} missing={{ title: '没有这笔流水' }} onRetry={() => void query.refetch()} />
      ) : line ? (
        <Details line={line} />
      ) : (
        <Skeleton active paragraph={{ rows: 8 }} />
      )}
    </SideDrawer>
  )
}

function Details({ line }: { line: BankLine }) {
  return (
    <Space direction="vertical" size={28} style={{ display: 'flex' }}>
      <Space direction="vertical" size={12} style={{ display: 'flex' }}>
        <Space size={12} align="start">
          <Typography.Text strong>{line.payerName || '—'}</Typography.Text>
          <StatusTag of={line.lineState} text={BankLineStateText} tone={lineTone} />
        </Space>
        <Notice line={line} />
      </Space>
      <Descriptions {...compactDescriptions} title="流水">
        <Descriptions.Item label="到账金额">
          <span className="numeric">{formatYuan(line.amount)} 元</span>
        </Descriptions.Item>
        <Descriptions.Item label="对方账号">{line.payerAccount || '—'}</Descriptions.Item>
        <Descriptions.Item label="附言">{line.remark || '—'}</Descriptions.Item>
        <Descriptions.Item label="流水号">
          <Typography.Text copyable={{ tooltips: ['复制', '已复制'] }}>{line.bankSerial}</Typography.Text>
        </Descriptions.Item>
        <Descriptions.Item label="交易时间">{line.bookedTime}</Descriptions.Item>
        <Descriptions.Item label="流水文件">{line.fileName}</Descriptions.Item>
        {line.note && <Descriptions.Item label="忽略原因">{line.note}</Descriptions.Item>}
        {line.firstConfirmedBy && <Descriptions.Item label="第一次确认">{line.firstConfirmedBy}</Descriptions.Item>}
        {line.confirmedBy && <Descriptions.Item label="确认入账">{line.confirmedBy}</Descriptions.Item>}
      </Descriptions>
      {line.orderId && (
        <Descriptions {...compactDescriptions} title="订单">
          <Descriptions.Item label="订单号">
            <Link to={orderPath(line.orderId)} className="numeric">
              {line.orderId}
            </Link>
          </Descriptions.Item>
          <Descriptions.Item label="付款码">{line.transferCode ?? '—'}</Descriptions.Item>
          {line.orderAmt !== null && (
            <Descriptions.Item label="应付金额">
              <span className="numeric">{formatYuan(line.orderAmt)} 元</span>
            </Descriptions.Item>
          )}
          <Descriptions.Item label="转账回单">
            {line.hasSlip && line.transferId ? <Slip transferId={line.transferId} /> : '买家没有上传'}
          </Descriptions.Item>
        </Descriptions>
      )}
    </Space>
  )
}

function Notice({ line }: { line: BankLine }) {
  if (line.paymentExceptionId && line.orderId) {
    return (
      <Alert
        type="warning"
        showIcon
        message="金额或订单状态不符，已转入支付异常"
        action={<ButtonLink to={exceptionsOf(line.orderId)}>去处理</ButtonLink>}
      />
    )
  }
  if (line.lineState !== BankLineState.Matched || !line.needsSecond) return null
  const text = line.firstConfirmedBy
    ? `${line.firstConfirmedBy} 已确认，还须另一位管理员复核。`
    : '金额较大，须由两位管理员先后确认。'
  return <Alert type="info" showIcon message={text} />
}
