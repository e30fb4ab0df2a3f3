import type { HttpError } from '@refinedev/core'
import { messages } from '@zhuxue/api/terms/statistics'
import { Empty, Skeleton, Table } from 'antd'
import { FailedNotice } from '../../../components/FailedNotice'
import { Chart } from '../../../components/charts/Chart'
import { durationTicks } from '../../../components/charts/ticks'
import { Panel } from '../../../components/charts/Panel'
import { durationText } from './durationText'
import styles from './Ranking.module.css'

interface Row {
  id: number
  name: string
  seconds: number
}

export function Ranking(props: {
  title: string
  /** Noun for a row. */
  noun: string
  query: { isLoading: boolean; error: HttpError | null; refetch: () => void }
  rows?: Row[]
}) {
  const { title, noun, query, rows } = props
  if (query.error) return <FailedNotice error={query.error} onRetry={query.refetch} />
  if (!rows?.length)
    return (
      <Panel title={title}>
        {query.isLoading ? (
          <Skeleton active paragraph={{ rows: 6 }} title={false} />
        ) : (
          <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={messages.noPlayData} />
        )}
      </Panel>
    )
  return (
    <Chart
      title={title}
      kind="bars"
      points={distinct(rows).map(({ name, seconds }) => ({ name, value: seconds }))}
      format={durationText}
      axis={{ ticks: durationTicks }}
      table={
        <Table<Row>
          size="small"
          rowKey="id"
          dataSource={rows}
          pagination={false}
          columns={[
            { title: '名次', width: 56, render: (_, _row, at) => at + 1 },
            { title: noun, dataIndex: 'name' },
            {
              title: '学习时长',
              dataIndex: 'seconds',
              width: 112,
              align: 'right',
              className: styles.duration,
              render: durationText,
            },
          ]}
        />
      }
    />
  )
}

/** Makes names unique: a chart sums rows of one name, and two users may share one. */
function distinct(rows: Row[]): Row[] {
  const seen = new Map<string, number>()
  return rows.map((row) => {
    const times = (seen.get(row.name) ?? 0) + 1
    seen.set(row.name, times)
    return times === 1 ? row : { ...row, name: `${row.name}（${times}）` }
  })
}
