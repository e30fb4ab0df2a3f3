import { IssueStateText } from '@zhuxue/api/terms/certificates'
import { Input } from 'antd'
import { charactersUpTo } from '../../../components/fields/characters'
import { Select } from '../../../components/fields/Select'
import { personNameFilter } from '../../../components/list/filter/filters'
import { FilterBar, type Filter } from '../../../components/list/filter/FilterBar'
import { PageTable } from '../../../components/list/PageTable'
import { useListing } from '../../../components/list/useListing'
import { Page } from '../../../components/Page'
import type { CertificateIssue } from '../../../lib/apiTypes'
import { ALL } from '../../../providers/data'
import { HourTabs } from '../HourTabs'
import { useRevoking } from './useRevoking'

interface Filters {
  number?: string
  userName?: string
  state: string
}

const defaults: Filters = { state: ALL }

const states = [
  { value: ALL, label: '全部' },
  ...Object.entries(IssueStateText).map(([value, label]) => ({ value, label })),
]

const filters: Filter[] = [
  {
    name: 'number',
    label: '证书编号',
    field: <Input allowClear placeholder="完整编号或其中几位" count={charactersUpTo(40)} />,
  },
  personNameFilter('userName'),
  { name: 'state', label: '状态', field: <Select options={states} /> },
]

/** docs/product.md 10.9: all printed certificates. */
export function IssueList() {
  const { tableProps, tableQuery, filterBar } = useListing<CertificateIssue, Filters>({
    resource: 'certificate-issues',
    defaults,
  })
  const { columns, dialog } = useRevoking(tableQuery.refetch)
  return (
    <Page title="学时管理" tab="打印的证书">
      <HourTabs />
      <FilterBar {...filterBar} filters={filters} />
      <PageTable<CertificateIssue>
        {...tableProps}
        noun="证书"
        about="学员或管理员打印的每一份证书记在这里，内容不会改变；有变化后重新打印时旧的被替代。"
        rowKey="issueId"
        columns={columns}
        scroll={{ x: 1060 }}
      />
      {dialog}
    </Page>
  )
}
