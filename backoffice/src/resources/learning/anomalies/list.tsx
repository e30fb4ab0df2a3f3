import { SearchOutlined } from '@ant-design/icons'
import { AnomalyKindText, AnomalyStatusText } from '@zhuxue/api/terms/learning/anomalies'
import { App, Button } from 'antd'
import { useState } from 'react'
import { Select } from '../../../components/fields/Select'
import { choicesOf, personNameFilter, telephoneFilter } from '../../../components/list/filter/filters'
import { FilterBar, type Filter } from '../../../components/list/filter/FilterBar'
import { PageTable } from '../../../components/list/PageTable'
import { useListing } from '../../../components/list/useListing'
import { Page } from '../../../components/Page'
import { useApiMutation } from '../../../components/hooks/useApiMutation'
import { ALL } from '../../../providers/data'
import { HourTabs } from '../../certificates/public'
import { searchAnomalies } from './calls'
import { anomalyColumns } from './columns'
import { MarkDialog } from './MarkDialog'
import type { Anomaly } from '../../../lib/apiTypes'

interface Filters {
  kind: string
  anomalyStatus: string
  userName?: string
  telephone?: string
}
const defaults: Filters = { kind: ALL, anomalyStatus: ALL }

const filters: Filter[] = [
  { name: 'kind', label: '类型', field: <Select options={choicesOf(AnomalyKindText)} /> },
  { name: 'anomalyStatus', label: '状态', field: <Select options={choicesOf(AnomalyStatusText)} /> },
  personNameFilter('userName'),
  telephoneFilter,
]

/** docs/product.md 10.7: anomalies of study, with their evidence. */
export function AnomalyList() {
  const [selected, setSelected] = useState<Anomaly | null>(null)
  return (
    <Page title="学时管理" tab="异常" extra={<SearchNow />}>
      <HourTabs />
      <List columns={anomalyColumns(setSelected)} />
      {selected && <MarkDialog anomaly={selected} onClose={() => setSelected(null)} />}
    </Page>
  )
}

/** Auditors can read it if a setting allows; only admins decide. */
export function AuditorAnomalyList() {
  return (
    <Page title="学习异常">
      <List columns={anomalyColumns(null)} />
    </Page>
  )
}

function List({ columns }: { columns: ReturnType<typeof anomalyColumns> }) {
  const { tableProps, filterBar } = useListing<Anomaly, Filters>({ resource: 'anomalies', defaults })
  return (
    <>
      <FilterBar {...filterBar} filters={filters} />
      <PageTable<Anomaly>
        {...tableProps}
        noun="异常"
        about="系统每天凌晨查找学习过程中不寻常的情况。异常只是提示，不代表违规，不会自动扣减学时。"
        rowKey="anomalyId"
        columns={columns}
        scroll={{ x: 1080 }}
      />
    </>
  )
}

function SearchNow() {
  const { message } = App.useApp()
  const { run, busy } = useApiMutation('anomalies')
  const search = async () => {
    const result = await run('search', searchAnomalies)
    if (result) void message.info(result.msg)
  }
  return (
    <Button icon={<SearchOutlined />} loading={busy !== null} onClick={() => void search()}>
      立即查找
    </Button>
  )
}
