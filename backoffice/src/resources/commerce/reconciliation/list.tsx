import { BillDayStatusText } from '@zhuxue/api/terms/commerce/reconciliation'
import { Select } from 'antd'
import { useNavigate } from 'react-router'
import { FilterBar, type Filter } from '../../../kit/list/FilterBar'
import { Page } from '../../../kit/Page'
import { PageTable } from '../../../kit/list/PageTable'
import { useListing } from '../../../kit/list/useListing'
import { ALL } from '../../../providers/data'
import { OrderTabs } from '../OrderTabs'
import { orderPaths } from '../paths'
import { dayColumns } from './columns'
import { RunButton } from './RunButton'
import type { BillDay } from '../../../lib/wire'

interface DayFilters {
  billStatus: string
  differing: string
}
const defaults: DayFilters = { billStatus: ALL, differing: ALL }

const states = Object.entries(BillDayStatusText).map(([value, label]) => ({ value, label }))
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
  {
    name: 'billStatus',
    label: '状态',
    field: <Select options={[{ value: ALL, label: '全部' }, ...states]} />,
  },
]

export function ReconciliationList() {
  const navigate = useNavigate()
  const { tableProps, tableQuery, searchFormProps, reset } = useListing<BillDay, DayFilters>({
    resource: 'reconciliation',
    defaults,
  })

  return (
    <Page
      title="订单管理"
      extra={<RunButton onDone={(day) => navigate(`${orderPaths.reconciliation}/${day}`)} />}
    >
      <OrderTabs />
      <FilterBar
        form={searchFormProps}
        filters={filters}
        onReset={reset}
        busy={tableQuery.isFetching}
      />
      <PageTable<BillDay>
        {...tableProps}
        noun="对账记录"
        rowKey={({ day, provider }) => `${day} ${provider}`}
        columns={dayColumns}
        scroll={{ x: 1080 }}
        error={tableQuery.error}
        onRetry={() => void tableQuery.refetch()}
      />
    </Page>
  )
}
