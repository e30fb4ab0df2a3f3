import { Button, Space, Switch } from 'antd'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { FilterBar } from '../../../components/list/filter/FilterBar'
import { PageTable } from '../../../components/list/PageTable'
import { useListing } from '../../../components/list/useListing'
import { Page } from '../../../components/Page'
import { entryColumns, EntryDrawer, type AuditEntry } from '../../objects/public'
import { ChainCheckBar, useChainCheck } from './ChainCheck'
import { auditFilters } from './filters'
import { defaults, fromQuery, toQuery, type AuditFilters } from './query'

/** The read-only audit log, whose hash chain can be verified. */
export function AuditLogList() {
  const { search: url } = useLocation()
  const reads = new URLSearchParams(url).get('reads') === 'true'
  const { tableProps, filterBar, typed, search } = useListing<AuditEntry, AuditFilters>({
    resource: 'audit-logs',
    defaults,
    toQuery: (values) => toQuery({ reads, ...values }),
    fromQuery,
  })
  const [shown, setShown] = useState<AuditEntry | null>(null)
  const chain = useChainCheck()

  return (
    <Page
      title="操作日志"
      extra={
        <Space size="middle">
          <label>
            <Switch
              size="small"
              checked={reads}
              onChange={(on) => search({ ...typed(), reads: on || undefined })}
              aria-label="含查看"
            />{' '}
            含查看
          </label>
          <Button loading={chain.checking} onClick={chain.verify}>
            校验日志完整性
          </Button>
        </Space>
      }
    >
      <ChainCheckBar {...chain} />
      <FilterBar {...filterBar} filters={auditFilters} />
      <PageTable<AuditEntry>
        {...tableProps}
        noun="操作日志"
        rowKey="auditLogId"
        columns={entryColumns(setShown)}
        scroll={{ x: 900 }}
        onRow={(entry) => ({ onClick: () => setShown(entry), style: { cursor: 'pointer' } })}
      />
      {shown && <EntryDrawer entry={shown} onClose={() => setShown(null)} />}
    </Page>
  )
}
