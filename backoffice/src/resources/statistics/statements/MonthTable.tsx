import { messages } from '@zhuxue/api/terms/statistics/statements'
import { Tag, type TableColumnType } from 'antd'
import { Panel } from '../../../components/charts/Panel'
import { PageTable } from '../../../components/list/PageTable'
import type { Statement, StatementMonth } from '../../../lib/apiTypes'
import { commissionColumn, percent, salesColumns } from './columns'

/** The commission of each month of payment, with its rate. */
export function MonthTable({ statement }: { statement: Statement | undefined }) {
  const name: TableColumnType<StatementMonth> = {
    title: '支付月份',
    dataIndex: 'month',
    render: (month: string) => (
      <>
        {month} {month !== statement?.month && <Tag bordered={false}>更正</Tag>}
      </>
    ),
  }
  const rate: TableColumnType<StatementMonth> = {
    title: '佣金比例',
    dataIndex: 'ratePercent',
    width: 110,
    align: 'right',
    className: 'numeric',
    render: percent,
  }
  return (
    <Panel title="按支付月份">
      <PageTable<StatementMonth>
        noun="月份"
        rowKey="month"
        columns={[name, ...salesColumns<StatementMonth>(), rate, commissionColumn<StatementMonth>()]}
        dataSource={statement?.months ?? []}
        loading={!statement}
        pagination={false}
        scroll={{ x: 760 }}
        footer={() => messages.rounding}
        below={messages.rounding}
      />
    </Panel>
  )
}
