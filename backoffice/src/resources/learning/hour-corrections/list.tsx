import { daysFilter, personNameFilter, telephoneFilter } from '../../../components/list/filter/filters'
import { fromDays, toDays, type DateRange } from '../../../components/list/filter/days'
import { FilterBar, type Filter } from '../../../components/list/filter/FilterBar'
import { PageTable } from '../../../components/list/PageTable'
import { useListing } from '../../../components/list/useListing'
import { Page } from '../../../components/Page'
import { HourTabs } from '../../certificates/public'
import { correctionColumns } from './columns'
import type { HourCorrection } from '../../../lib/apiTypes'

interface Filters {
  userName?: string
  telephone?: string
  corrected?: DateRange
}

const toQuery = ({ corrected, ...rest }: Filters): Record<string, unknown> => {
  const { from, to } = toDays(corrected)
  return { ...rest, correctedFrom: from, correctedTo: to }
}

const fromQuery = ({ correctedFrom, correctedTo, ...rest }: Record<string, unknown>): Filters => ({
  ...rest,
  corrected: fromDays(correctedFrom, correctedTo),
})

const filters: Filter[] = [
  personNameFilter('userName'),
  telephoneFilter,
  daysFilter('corrected', '校正时间', ['correctedFrom', 'correctedTo']),
]

/** docs/product.md 10.6: who changed whose minutes, and why. */
export function CorrectionList() {
  const { tableProps, filterBar } = useListing<HourCorrection, Filters>({
    resource: 'hour-corrections',
    defaults: {},
    toQuery,
    fromQuery,
  })
  return (
    <Page title="学时管理" tab="学时校正">
      <HourTabs />
      <FilterBar {...filterBar} filters={filters} />
      <PageTable<HourCorrection>
        {...tableProps}
        noun="校正记录"
        about="管理员在学员学时页面重新计算或手工增减学时后，每一笔改动和原因记在这里。"
        rowKey="hourEntryId"
        columns={correctionColumns}
        scroll={{ x: 1060 }}
      />
    </Page>
  )
}
