import { overviewHint, RangeType } from '@zhuxue/api/terms/statistics'
import { useId } from 'react'
import { useSearchParams } from 'react-router'
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
import styles from './Overview.module.css'
import { Trend } from './Trend'

const rangeOf = {
  learners: RangeType.Total,
  income: RangeType.Total,
  newLearners: RangeType.Yesterday,
  newIncome: RangeType.Yesterday,
} as const satisfies Record<string, RangeType>
type TileName = keyof typeof rangeOf
const isTile = (name: string | null): name is TileName => name !== null && name in rangeOf

/** docs/product.md 14.1. The chosen tile is in the URL. */
export function Overview() {
  const { query, data } = useApiQuery('GET /api/orders/summary', {})
  const [search, setSearch] = useSearchParams()
  const chosen = search.get('tile')
  const picked = isTile(chosen) ? chosen : 'learners'
  const range = rangeOf[picked]
  const choose = (tile: TileName) =>
    setSearch(tile === 'learners' ? {} : { tile }, { replace: true, preventScrollReset: true })
  const detailsId = useId()
  const pick = (tile: TileName) => ({
    onPick: () => {
      choose(tile)
      // On a phone the details of a tile are below the whole backlog.
      document.getElementById(detailsId)?.scrollIntoView({ block: 'nearest' })
    },
    picked: picked === tile,
  })

  const tiles: Tile[] = [
    {
      label: '付费学员',
      valueText: data && formatCount(data.total),
      hint: data && `今日新增 ${formatCount(data.totalToday)}`,
      ...pick('learners'),
    },
    {
      label: '总收入（元）',
      valueText: data && formatYuan(data.income),
      hint: data && `今日 ${formatYuan(data.incomeToday)}`,
      ...pick('income'),
    },
    {
      label: '昨日新增付费学员',
      valueText: data && formatCount(data.totalYestoday),
      hint: data && `上周同日 ${formatCount(data.totalWeekBefore)}`,
      ...pick('newLearners'),
    },
    {
      label: '昨日收入（元）',
      valueText: data && formatYuan(data.incomeYestoday),
      hint: data && `上周同日 ${formatYuan(data.incomeWeekBefore)}`,
      ...pick('newIncome'),
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
          <div className={styles.columns}>
            <PendingWork />
            <div className={styles.figures}>
              <Trend />
              <div id={detailsId} style={{ scrollMarginTop: 72 }}>
                <SubjectStats
                  range={range}
                  onRange={(next) => choose(next === RangeType.Total ? 'learners' : 'newLearners')}
                />
              </div>
            </div>
          </div>
          <Funnel />
          <UnpublishedCourses />
        </>
      )}
    </Page>
  )
}
