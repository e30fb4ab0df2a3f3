import { RegistryRetentionDays, RegistryReadyHour } from '@zhuxue/api/terms/certificates/reconciliation'
import { DayStatusText } from '@zhuxue/api/terms/core/reconciliation'
import { Select } from '../../../components/fields/Select'
import { useNavigateAfterSave } from '../../../components/dialog/useNavigateAfterSave'
import { choicesOf } from '../../../components/list/filter/filters'
import { FilterBar, type Filter } from '../../../components/list/filter/FilterBar'
import { PageTable } from '../../../components/list/PageTable'
import { useListing } from '../../../components/list/useListing'
import { Page } from '../../../components/Page'
import { ReconcileButton } from '../../../components/reconciliation/ReconcileButton'
import { ALL } from '../../../providers/data'
import { HourTabs } from '../HourTabs'
import { hourPaths } from '../paths'
import { reconcileHours } from './calls'
import { dayColumns } from './dayColumns'
import { outcomeOfRun } from './day'
import type { RegistryDay } from '../../../lib/apiTypes'

interface DayFilters {
  registryDayStatus: string
  differing: string
}
const defaults: DayFilters = { registryDayStatus: ALL, differing: ALL }

const all = { value: ALL, label: '全部' }
const filters: Filter[] = [
  { name: 'differing', label: '差异', field: <Select options={[all, { value: 'true', label: '有待处理的差异' }]} /> },
  { name: 'registryDayStatus', label: '状态', field: <Select options={choicesOf(DayStatusText)} /> },
]

/** docs/product.md 10.5: the registry's lists by day, and their open mismatches. */
export function RegistryDays() {
  const leave = useNavigateAfterSave()
  const { tableProps, filterBar } = useListing<RegistryDay, DayFilters>({ resource: 'hour-reconciliation', defaults })

  return (
    <Page
      title="学时管理"
      tab="对账"
      extra={
        <ReconcileButton
          resource="hour-reconciliation"
          label="日期"
          extra="系统每天凌晨自动核对昨天的上传。重新对账不会改变已经写明的说明。"
          readyHour={RegistryReadyHour}
          storedDays={RegistryRetentionDays}
          run={(day) => reconcileHours(day).then(outcomeOfRun)}
          onDone={(day) => leave(`${hourPaths.reconciliation}/${day}`)}
        />
      }
    >
      <HourTabs />
      <FilterBar {...filterBar} filters={filters} />
      <PageTable<RegistryDay>
        {...tableProps}
        noun="对账记录"
        about="系统每天凌晨把省平台登记的学时与本系统的上传记录逐条核对，有差异的日子在这里处理。"
        rowKey="day"
        columns={dayColumns}
        scroll={{ x: 820 }}
      />
    </Page>
  )
}
