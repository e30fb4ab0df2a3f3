import { BankLineState, BankLineStateText } from '@zhuxue/api/terms/commerce/bank_transfers'
import { Space, type TableProps } from 'antd'
import { formatYuan } from '../../../components/format'
import { dateColumn, moneyColumn } from '../../../components/list/columns'
import { LinkButton } from '../../../components/list/LinkButton'
import { SecondaryText } from '../../../components/list/SecondaryText'
import { StatusTag, type Tone } from '../../../components/list/StatusTag'
import type { BankLine } from '../../../lib/apiTypes'

export interface LineActions {
  onOpen: (line: BankLine) => void
  onConfirm: (line: BankLine) => void
  onMatch: (line: BankLine) => void
  onDismiss: (line: BankLine) => void
  busy: string | number | null
}

export const lineTone: Partial<Record<BankLineState, Tone>> = {
  matched: 'processing',
  proposed: 'processing',
  orphan: 'warning',
  paid: 'success',
  exception: 'error',
}

export function bankLineColumns(actions: LineActions): TableProps<BankLine>['columns'] {
  return [
    {
      title: '付款方',
      dataIndex: 'payerName',
      ellipsis: true,
      render: (name: string, line) => (
        <>
          <LinkButton onClick={() => actions.onOpen(line)}>{name}</LinkButton>
          <SecondaryText>{line.payerAccount}</SecondaryText>
        </>
      ),
    },
    moneyColumn<BankLine>({ title: '到账（元）', dataIndex: 'amount', width: 116 }),
    {
      title: '附言',
      dataIndex: 'remark',
      ellipsis: true,
      render: (remark: string) => <span title={remark}>{remark || '—'}</span>,
    },
    {
      title: '订单',
      dataIndex: 'orderId',
      width: 204,
      render: (orderId: string | null, { orderAmt, amount }) =>
        orderId ? (
          <>
            <span className="numeric">{orderId}</span>
            {orderAmt !== null && orderAmt !== amount && (
              <SecondaryText danger>应付 {formatYuan(orderAmt)} 元</SecondaryText>
            )}
          </>
        ) : (
          '—'
        ),
    },
    dateColumn<BankLine>({ title: '交易时间', dataIndex: 'bookedTime', width: 136 }),
    {
      title: '状态',
      dataIndex: 'lineState',
      width: 130,
      render: (_, line) => (
        <>
          <StatusTag of={line.lineState} text={BankLineStateText} tone={lineTone} />
          {line.lineState === BankLineState.Matched && line.firstConfirmedBy && (
            <SecondaryText>待复核，{line.firstConfirmedBy} 已确认</SecondaryText>
          )}
          {line.confirmedBy && <SecondaryText>{line.confirmedBy}</SecondaryText>}
        </>
      ),
    },
    { title: '操作', key: 'actions', width: 112, render: (_, line) => <RowActions line={line} {...actions} /> },
  ]
}

function RowActions({ line, busy, onOpen, onConfirm, onMatch, onDismiss }: LineActions & { line: BankLine }) {
  const named = (verb: string) => `${verb} ${line.bankSerial}`
  if (line.mayConfirm)
    return (
      <LinkButton loading={busy === line.lineId} aria-label={named(confirmVerb(line))} onClick={() => onConfirm(line)}>
        {confirmVerb(line)}
      </LinkButton>
    )
  if (line.mayMatch && line.lineState !== BankLineState.Matched)
    return (
      <Space size={14}>
        <LinkButton aria-label={named('匹配')} onClick={() => onMatch(line)}>
          匹配
        </LinkButton>
        <LinkButton aria-label={named('忽略')} onClick={() => onDismiss(line)}>
          忽略
        </LinkButton>
      </Space>
    )
  return (
    <LinkButton aria-label={named('详情')} onClick={() => onOpen(line)}>
      详情
    </LinkButton>
  )
}

export const confirmVerb = ({ firstConfirmedBy }: BankLine) => (firstConfirmedBy ? '复核' : '确认入账')
