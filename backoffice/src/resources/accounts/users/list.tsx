import { DownloadOutlined, PlusOutlined, UploadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import { FilterBar } from '../../../components/list/filter/FilterBar'
import { Page } from '../../../components/Page'
import { PageTable } from '../../../components/list/PageTable'
import { useApiMutation } from '../../../components/hooks/useApiMutation'
import { useExport } from '../../../components/hooks/useExport'
import { useListing } from '../../../components/list/useListing'
import { ALL } from '../../../providers/data'
import { downloadUsers } from './calls'
import { personColumns } from './columns'
import { EditDialog } from './EditDialog'
import { defaults, personFilters, type PersonFilters } from './filters'
import { PeopleTabs } from './PeopleTabs'
import type { AccountRow } from '../../../lib/apiTypes'
import { useAllowedActions } from '../../../components/hooks/useAllowedActions'
import { ButtonLink } from '../../../components/ButtonLink'
import { learnerImportPath } from '../../learning/public'
import { CreateDialog } from './CreateDialog'
import { useModal } from '../../../components/dialog/useModal'

/** docs/product.md 13.8: all accounts, searched by name, telephone, role or purchase. */
export function UserList() {
  const { tableProps, filters, result, details, filterBar } = useListing<AccountRow, PersonFilters>({
    resource: 'people',
    defaults,
  })
  const [edited, setEdited] = useState<AccountRow | null>(null)
  const [creating, setCreating] = useState(false)
  const can = useAllowedActions('people')
  const canImport = useAllowedActions('user-courses')('import')

  const exportFilters = Object.fromEntries(
    filters
      .filter(({ value }) => value && value !== ALL)
      .map((filter) => ['field' in filter ? filter.field : '', filter.value])
  )

  return (
    <Page
      title="用户管理"
      extra={
        <>
          <ExportButton filters={exportFilters} total={result.total ?? 0} more={details.more} />
          {canImport && (
            <ButtonLink to={learnerImportPath()} icon={<UploadOutlined />}>
              导入学员
            </ButtonLink>
          )}
          {can('create') && (
            <Button type="primary" icon={<PlusOutlined />} onClick={() => setCreating(true)}>
              新增学员
            </Button>
          )}
        </>
      }
    >
      <PeopleTabs />
      <FilterBar {...filterBar} filters={personFilters} />
      <PageTable<AccountRow>
        {...tableProps}
        noun="用户"
        rowKey="userId"
        columns={personColumns({ onEdit: setEdited })}
        scroll={{ x: 1000 }}
      />
      {creating && <CreateDialog onClose={() => setCreating(false)} />}
      {edited && <EditDialog person={edited} onClose={() => setEdited(null)} />}
    </Page>
  )
}

function ExportButton(props: { filters: object; total: number; more: unknown }) {
  const { filters, total, more } = props
  const modal = useModal()
  const { run, busy } = useApiMutation('audit-logs')
  const startExport = useExport()
  const ask = () =>
    modal.confirm({
      title: '导出用户列表',
      content: `将导出符合当前条件的${more ? '超过' : ''} ${total} 名用户，文件中包含完整的身份证号和手机号，请妥善保管。本次导出会记入操作日志。`,
      okText: '导出',
      cancelText: '取消',
      onOk: () =>
        run('export', () => startExport({ kind: 'users', filters, total, direct: () => downloadUsers(filters) })),
    })
  return (
    <Button icon={<DownloadOutlined />} loading={busy !== null} disabled={!total} onClick={ask}>
      下载 Excel
    </Button>
  )
}
