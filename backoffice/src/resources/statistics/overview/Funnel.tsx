import {
  FunnelDays,
  FunnelStepHint,
  FunnelStepText,
  messages,
  type FunnelStep,
} from '@zhuxue/api/terms/statistics/funnel'
import { Empty, Flex, Segmented, Table, Typography } from 'antd'
import { useState } from 'react'
import { Chart } from '../../../components/charts/Chart'
import { Panel } from '../../../components/charts/Panel'
import { FailedNotice } from '../../../components/FailedNotice'
import { formatCount, formatPercent } from '../../../components/format'
import { useApiQuery } from '../../../components/hooks/useApiQuery'
import type { FunnelRow } from '../../../lib/apiTypes'
import { CourseChoice } from './CourseChoice'

/** From a page view of a course to a paid order, of all courses or of one. */
export function Funnel() {
  const [days, setDays] = useState<number>(FunnelDays[1])
  const [courseId, setCourseId] = useState<number>()
  const { query, data } = useApiQuery('GET /api/orders/statistics/funnel', {
    queryParams: { days, courseId },
    queryOptions: { placeholderData: (before) => before },
  })
  const choices = (
    <>
      <CourseChoice value={courseId} onChange={setCourseId} />
      <Segmented
        aria-label="购买转化的天数"
        value={days}
        onChange={(next) => setDays(Number(next))}
        options={FunnelDays.map((value) => ({ value, label: `近${value}天` }))}
      />
    </>
  )
  const rows = data?.rows ?? []
  if (query.isError || (data && rows.every((row) => !row.count))) {
    return (
      <Panel title={messages.title} extra={choices}>
        {query.isError ? (
          <FailedNotice error={query.error} onRetry={query.refetch} />
        ) : (
          <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={messages.empty} />
        )}
      </Panel>
    )
  }

  return (
    <Chart
      title={messages.title}
      kind="bars"
      points={rows.map((row) => ({ name: FunnelStepText[row.step], value: row.count }))}
      format={formatCount}
      measure="次数"
      extra={choices}
      table={<Steps rows={rows} loading={query.isFetching} />}
    />
  )
}

const Steps = ({ rows, loading }: { rows: FunnelRow[]; loading: boolean }) => (
  <Table<FunnelRow>
    size="small"
    rowKey="step"
    loading={loading}
    dataSource={rows}
    pagination={false}
    columns={[
      {
        title: '步骤',
        dataIndex: 'step',
        render: (step: FunnelStep) => (
          <Flex vertical>
            {FunnelStepText[step]}
            <Typography.Text type="secondary" style={{ fontSize: 12 }}>
              {FunnelStepHint[step]}
            </Typography.Text>
          </Flex>
        ),
      },
      { title: '次数', dataIndex: 'count', align: 'right', className: 'numeric', render: formatCount },
      {
        title: '占打开次数',
        dataIndex: 'percent',
        width: 110,
        align: 'right',
        className: 'numeric',
        render: (percent: number | null) => formatPercent(percent),
      },
    ]}
  />
)
