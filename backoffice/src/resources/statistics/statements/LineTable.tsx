import { Tag, type TableColumnType } from 'antd'
import { Panel } from '../../../components/charts/Panel'
import { formatCount, formatDateTime } from '../../../components/format'
import { PageTable } from '../../../components/list/PageTable'
import type { StatementLine } from '../../../lib/apiTypes'
import { salesColumns } from './columns'

type KeyedLine = StatementLine & { key: string }

const columns = [
  { title: '商品', dataIndex: 'courseName' },
  {
    title: '订单号',
    dataIndex: 'orderNo',
    minWidth: 200,
    className: 'numeric',
    render: (orderNo: string, { isCorrection, month }: StatementLine) => (
      <>
        {orderNo}{' '}
        {isCorrection && (
          <Tag bordered={false} color="warning">
            更正 {month}
          </Tag>
        )}
      </>
    ),
  },
  { title: '支付时间', dataIndex: 'payTime', width: 150, className: 'numeric', render: formatDateTime },
  {
    title: '数量',
    key: 'copies',
    width: 80,
    align: 'right',
    className: 'numeric',
    render: (_: unknown, { soldCopies, refundCopies }: StatementLine) => formatCount(soldCopies - refundCopies),
  },
  ...salesColumns<KeyedLine>(),
] as TableColumnType<KeyedLine>[]

/** A line item may have one row for each month in which it was paid. */
const withKey = (line: StatementLine): KeyedLine => ({ ...line, key: `${line.orderItemId} ${line.month}` })

/** Every line item of the statement; corrections come first, because they were paid earlier. */
export function LineTable(props: {
  rows: StatementLine[]
  loading: boolean
  pageSizes: number[]
  pages: { current: number; pageSize: number; total: number }
  onPage: (page: number, pageSize: number) => void
}) {
  const { rows, loading, pageSizes, pages, onPage } = props
  return (
    <Panel title="明细">
      <PageTable<KeyedLine>
        noun="明细"
        rowKey="key"
        columns={columns}
        dataSource={rows.map(withKey)}
        loading={loading}
        pageSizes={pageSizes}
        pagination={pages}
        onChange={({ current = 1, pageSize = 50 }) => onPage(current, pageSize)}
        scroll={{ x: 980 }}
      />
    </Panel>
  )
}
