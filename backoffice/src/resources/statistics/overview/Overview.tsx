import { overviewHint, RangeType } from '@zhuxue/api/terms/statistics'
import { useId, useState } from 'react'
import { FailedNotice } from '../../../components/FailedNotice'
import { formatCount, formatYuan } from '../../../components/format'
import { Page } from '../../../components/Page'
import { useApiQuery } from '../../../components/hooks/useApiQuery'
import { UnpublishedCourses } from '../../catalogue/public'
import { Tiles, type Tile } from '../Tiles'
import { PendingWork } from '../pending-work/PendingWork'
import { SetupSteps } from '../setup-steps/SetupSteps'
import { Funnel } from './Funnel'
import { SubjectStats } from './SubjectFigures'
import { Trend } from './Trend'

/** docs/product.md 14.1 */
export function Overview() {
  const { query, data } = useApiQuery('GET /api/orders/summary', {})
  const [range, setRange] = useState<RangeType>(RangeType.Total)
  const detailsId = useId()
  const pick = (of: RangeType) => ({
    onPick: () => {
      setRange(of)
      // On a phone the details of a tile are below the whole backlog.
      document.getElementById(detailsId)?.scrollIntoView({ block: 'nearest' })
    },
    picked: range === of,
  })

  const tiles: Tile[] = [
    {
      label: '付费学员',
      valueText: data && formatCount(data.total),
      hint: data && `今日新增 ${formatCount(data.totalToday)}`,
      ...pick(RangeType.Total),
    },
    {
      label: '总收入（元）',
      valueText: data && formatYuan(data.income),
      hint: data && `今日 ${formatYuan(data.incomeToday)}`,
      ...pick(RangeType.Total),
    },
    {
      label: '昨日新增付费学员',
      valueText: data && formatCount(data.totalYestoday),
      hint: data && `上周同日 ${formatCount(data.totalWeekBefore)}`,
      ...pick(RangeType.Yesterday),
    },
    {
      label: '昨日收入（元）',
      valueText: data && formatYuan(data.incomeYestoday),
      hint: data && `上周同日 ${formatYuan(data.incomeWeekBefore)}`,
      ...pick(RangeType.Yesterday),
    },
  ]

  return (
    <Page title="数据总览" hint={overviewHint(data?.countedTime)}>
      <SetupSteps />
      {query.isError ? (
        <FailedNotice error={query.error} onRetry={query.refetch} />
      ) : (
        <>
          <Tiles tiles={tiles} loading={query.isLoading} />
          <PendingWork />
          <div id={detailsId} style={{ scrollMarginTop: 72 }}>
            <SubjectStats range={range} onRange={setRange} />
          </div>
          <Trend />
          <Funnel />
          <UnpublishedCourses />
        </>
      )}
    </Page>
  )
}
