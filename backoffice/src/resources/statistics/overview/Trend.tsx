import { TrendDays } from '@zhuxue/api/terms/statistics'
import { Segmented, Table } from 'antd'
import { useState } from 'react'
import { FailedNotice } from '../../../components/FailedNotice'
import { formatCount, formatYuan } from '../../../components/format'
import { useApiQuery } from '../../../components/hooks/useApiQuery'
import { Chart } from '../../../components/charts/Chart'
import { usePrinting } from '../../../components/charts/usePrinting'

export function Trend() {
  const [days, setDays] = useState<number>(TrendDays[0])
  const { query, data } = useApiQuery('GET /api/orders/statistics/trend', { queryParams: { days } })
  const isPrinting = usePrinting()
  if (query.isError) return <FailedNotice error={query.error} onRetry={query.refetch} />
  const rows = data?.rows ?? []

  return (
    <Chart
      title="收入趋势"
      kind="line"
      points={rows.map(({ day, income }) => ({ name: day, value: income }))}
      format={(value) => `¥${formatYuan(value)}`}
      axis={{ format: (value) => `¥${formatCount(value)}` }}
      extra={
        <Segmented
          aria-label="天数"
          value={days}
          onChange={(next) => setDays(Number(next))}
          options={TrendDays.map((value) => ({ value, label: `近${value}天` }))}
        />
      }
      table={
        <Table
          size="small"
          rowKey="day"
          loading={query.isFetching}
          dataSource={[...rows].reverse()}
          pagination={!isPrinting && { pageSize: 6, simple: true, size: 'small' }}
          columns={[
            { title: '日期', dataIndex: 'day', className: 'numeric' },
            { title: '收入（元）', dataIndex: 'income', align: 'right', className: 'numeric', render: formatYuan },
          ]}
        />
      }
    />
  )
}
