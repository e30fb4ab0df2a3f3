import { WalletText } from '@zhuxue/api/terms/commerce'
import type { TableProps } from 'antd'
import { Link } from 'react-router'
import { SecondaryText } from '../../../components/list/SecondaryText'
import { dateColumn } from '../../../components/list/columns'
import { DayResult } from '../../../components/reconciliation/DayResult'
import { formatYuan } from '../../../components/format'
import { orderPaths } from '../paths'
import { resultOfDay } from './day'
import type { ReconciledDay } from '../../../lib/apiTypes'

export const dayColumns: TableProps<ReconciledDay>['columns'] = [
  {
    title: '账单日期',
    dataIndex: 'day',
    width: 130,
    render: (day: string, { provider }) => (
      <>
        <Link className="numeric" to={`${orderPaths.reconciliation}/${day}?provider=${provider}`}>
          {day}
        </Link>
        <SecondaryText>{WalletText[provider] ?? provider}</SecondaryText>
      </>
    ),
  },
  {
    title: '结果',
    key: 'verdict',
    width: 200,
    render: (_, day) => (
      <DayResult
        result={resultOfDay(day)}
        failure={day.failure}
        booked={day.booked > 0 && `补记 ${day.booked} 笔漏通知的收款`}
      />
    ),
  },
  sums('支付平台收款（元）', 'walletPaidAmt', 'walletPayments'),
  sums('本系统收款（元）', 'ourPaidAmt', 'ourPayments'),
  sums('支付平台退款（元）', 'walletRefundedAmt', 'walletRefunds'),
  sums('本系统退款（元）', 'ourRefundedAmt', 'ourRefunds'),
  dateColumn<ReconciledDay>({ title: '对账时间', dataIndex: 'ranTime' }),
]

function sums(title: string, amount: keyof ReconciledDay & string, count: keyof ReconciledDay) {
  return {
    title,
    dataIndex: amount,
    width: 150,
    align: 'right' as const,
    className: 'numeric',
    render: (fen: number, day: ReconciledDay) => (
      <>
        {formatYuan(fen)}
        <SecondaryText>{String(day[count])} 笔</SecondaryText>
      </>
    ),
  }
}
