import { RowOutcome, RowOutcomeText } from '@zhuxue/api/terms/commerce/bank_transfers'
import type { TableProps } from 'antd'
import { PageTable } from '../../../components/list/PageTable'
import { SecondaryText } from '../../../components/list/SecondaryText'
import { StatusTag, type Tone } from '../../../components/list/StatusTag'
import type { StatementPreview } from '../../../lib/apiTypes'

type Row = StatementPreview['rows'][number]

const tone: Partial<Record<RowOutcome, Tone>> = {
  matched: 'success',
  proposed: 'processing',
  orphan: 'warning',
  exception: 'error',
  wrong: 'error',
}

const columns: TableProps<Row>['columns'] = [
  { title: '行', dataIndex: 'line', width: 64, className: 'numeric' },
  {
    title: '付款方',
    dataIndex: 'payerName',
    render: (name: string, { text, outcome }) => (
      <>
        {name || '—'}
        <SecondaryText danger={outcome === RowOutcome.Wrong}>{text}</SecondaryText>
      </>
    ),
  },
  { title: '金额（元）', dataIndex: 'amount', width: 120, align: 'right', className: 'numeric' },
  { title: '交易日期', dataIndex: 'bookedDate', width: 176, className: 'numeric' },
  {
    title: '结果',
    dataIndex: 'outcome',
    width: 120,
    render: (outcome: RowOutcome) => <StatusTag of={outcome} text={RowOutcomeText} tone={tone} />,
  },
]

/** Wrong rows first: they are not imported. */
export function ReportTable({ rows }: { rows: Row[] }) {
  return (
    <PageTable<Row>
      noun="流水"
      rowKey="line"
      dataSource={[...rows].sort((one, other) => Number(isWrong(other)) - Number(isWrong(one)))}
      columns={columns}
      pagination={false}
      scroll={{ x: 680, y: 360 }}
    />
  )
}

const isWrong = ({ outcome }: Row) => outcome === RowOutcome.Wrong
