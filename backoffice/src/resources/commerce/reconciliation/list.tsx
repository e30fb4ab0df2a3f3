import { ReportRetentionDays, BillReadyHour } from '@zhuxue/api/terms/commerce/reconciliation'
import { DayStatusText } from '@zhuxue/api/terms/core/reconciliation'
import { Select } from '../../../components/fields/Select'
import { useNavigateAfterSave } from '../../../components/dialog/useNavigateAfterSave'
import { choicesOf } from '../../../components/list/filter/filters'
import { FilterBar, type Filter } from '../../../components/list/filter/FilterBar'
import { Page } from '../../../components/Page'
import { PageTable } from '../../../components/list/PageTable'
import { ReconcileButton } from '../../../components/reconciliation/ReconcileButton'
import { useListing } from '../../../components/list/useListing'
import { ALL } from '../../../providers/data'
import { OrderTabs } from '../OrderTabs'
import { orderPaths } from '../paths'
import { reconcileDay } from './calls'
import { dayColumns } from './columns'
import { outcomeOfRun } from './day'
import type { ReconciledDay } from '../../../lib/apiTypes'

interface DayFilters {
  billStatus: string
  differing: string
}
const defaults: DayFilters = { billStatus: ALL, differing: ALL }

const filters: Filter[] = [
  {
    name: 'differing',
    label: '差异',
    field: (
      <Select
        options={[
          { value: ALL, label: '全部' },
          { value: 'true', label: '有差异' },
        ]}
      />
    ),
  },
  { name: 'billStatus', label: '状态', field: <Select options={choicesOf(DayStatusText)} /> },
]

export function ReconciliationList() {
  const leave = useNavigateAfterSave()
  const { tableProps, filterBar } = useListing<ReconciledDay, DayFilters>({ resource: 'reconciliation', defaults })

  return (
    <Page
      title="订单管理"
      tab="对账"
      extra={
        <ReconcileButton
          resource="reconciliation"
          label="账单日期"
          extra="系统每天上午自动核对昨天的账单。重新对账会更新那一天的差异清单。"
          readyHour={BillReadyHour}
          storedDays={ReportRetentionDays}
          run={(day) => reconcileDay(day).then(outcomeOfRun)}
          onDone={(day) => leave(`${orderPaths.reconciliation}/${day}`)}
        />
      }
    >
      <OrderTabs />
      <FilterBar {...filterBar} filters={filters} />
      <PageTable<ReconciledDay>
        {...tableProps}
        noun="对账记录"
        rowKey={({ day, provider }) => `${day} ${provider}`}
        columns={dayColumns}
        scroll={{ x: 1080 }}
      />
    </Page>
  )
}
