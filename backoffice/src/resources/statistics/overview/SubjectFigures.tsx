import { FreightKey, RangeTypeText, type RangeType } from '@zhuxue/api/terms/statistics'
import { Segmented, type TableProps } from 'antd'
import { LinkButton } from '../../../components/list/LinkButton'
import { useState } from 'react'
import { formatCount, formatYuan } from '../../../components/format'
import { PageTable } from '../../../components/list/PageTable'
import { useApiQuery } from '../../../components/hooks/useApiQuery'
import type { SubjectStat } from '../../../lib/apiTypes'
import { Panel } from '../../../components/charts/Panel'
import { ProductStats } from './ProductFigures'
import { sumRow } from '../sumRow'

const ranges = Object.entries(RangeTypeText).map(([value, label]) => ({ value, label }))

/** What the tiles sum up, by subject; a subject opens its products, a product its orders. */
export function SubjectStats(props: { range: RangeType; onRange: (range: RangeType) => void }) {
  const { range, onRange } = props
  const [subject, setSubject] = useState<SubjectStat | null>(null)
  const { query, data } = useApiQuery('GET /api/orders/statistics/subject', { queryParams: { rangeType: range } })
  const rows = data?.rows ?? []

  const columns: TableProps<SubjectStat>['columns'] = [
    {
      title: '专业',
      dataIndex: 'subjectName',
      render: (name: string, row) => <LinkButton onClick={() => setSubject(row)}>{name}</LinkButton>,
    },
    {
      title: '购买人数',
      dataIndex: 'userCount',
      width: 84,
      align: 'right',
      className: 'numeric',
      // Shipping has no buyers of its own.
      render: (people: number, { subjectCode }) => (subjectCode === FreightKey ? '—' : formatCount(people)),
    },
    { title: '金额（元）', dataIndex: 'amount', width: 116, align: 'right', className: 'numeric', render: formatYuan },
  ]

  return (
    <Panel
      title="收入构成"
      extra={
        <Segmented
          aria-label="统计时间"
          value={range}
          options={ranges}
          onChange={(next) => onRange(next as RangeType)}
        />
      }
    >
      <PageTable<SubjectStat>
        noun="收入"
        about="学员付款后，这里按专业列出购买人数和金额。"
        rowKey="subjectCode"
        columns={columns}
        dataSource={rows}
        loading={query.isFetching}
        error={query.error}
        onRetry={query.refetch}
        pagination={false}
        summary={() => sumRow(rows, [null, formatYuan], ({ amount }) => [null, amount])}
        isSmall
      />
      {subject && <ProductStats subject={subject} range={range} onClose={() => setSubject(null)} />}
    </Panel>
  )
}
