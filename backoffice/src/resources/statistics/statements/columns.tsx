import { PayoutText, StatementStateText, type StatementState } from '@zhuxue/api/terms/statistics/statements'
import type { TableColumnType } from 'antd'
import { formatYuan } from '../../../components/format'
import { SecondaryText } from '../../../components/list/SecondaryText'
import { StatusTag, type Tone } from '../../../components/list/StatusTag'
import type { Statement } from '../../../lib/apiTypes'

type State = StatementState | 'paid'

const text: Record<State, string> = { ...StatementStateText, paid: PayoutText.paid }
const tone: Partial<Record<State, Tone>> = { open: 'warning', closed: 'processing', paid: 'success' }

/** A closed statement is to be paid; a paid one is done. */
export const StateTag = ({ statement }: { statement: Pick<Statement, 'state' | 'payout'> }) => (
  <StatusTag<State> of={statement.payout ? 'paid' : statement.state} text={text} tone={tone} />
)

interface Sums {
  soldAmount: number
  refundAmount: number
  netAmount: number
  commission: number
}

const money = (title: string, dataIndex: keyof Sums): TableColumnType<Sums> => ({
  title,
  dataIndex,
  width: 108,
  align: 'right',
  className: 'numeric',
  render: formatYuan,
})

/** Sales, refunds and net of a statement, a month of it or its line items. */
export const salesColumns = <R extends Omit<Sums, 'commission'>>() =>
  [
    money('销售（元）', 'soldAmount'),
    money('退款（元）', 'refundAmount'),
    money('净额（元）', 'netAmount'),
  ] as unknown as TableColumnType<R>[]

export const commissionColumn = <R extends Sums>() => money('佣金（元）', 'commission') as unknown as TableColumnType<R>

export const stateColumn: TableColumnType<Statement> = {
  title: '状态',
  dataIndex: 'state',
  width: 90,
  render: (_, statement) => (
    <>
      <StateTag statement={statement} />
      {statement.payout && <SecondaryText>{statement.payout.paidOn}</SecondaryText>}
    </>
  ),
}

export const percent = (rate: number | null) => (rate === null ? '未设置' : `${rate.toFixed(2)}%`)

/** The rate of the statement's month; rates of corrections are in the detail. */
export const rateColumn: TableColumnType<Statement> = {
  title: '佣金比例',
  key: 'rate',
  width: 110,
  align: 'right',
  className: 'numeric',
  render: (_, { month, months }) => percent(months.find((one) => one.month === month)?.ratePercent ?? null),
}
