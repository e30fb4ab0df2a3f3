import { Button } from 'antd'
import { useState } from 'react'
import { FilterBar } from '../../../components/list/filter/FilterBar'
import { Page } from '../../../components/Page'
import { PageTable } from '../../../components/list/PageTable'
import { useListing } from '../../../components/list/useListing'
import { ChainCheckBar, useChainCheck } from './ChainCheck'
import { entryColumns } from './columns'
import { EntryDrawer } from './EntryDrawer'
import type { AuditEntry } from './entry'
import { auditFilters } from './filters'
import { defaults, fromQuery, toQuery, type AuditFilters } from './query'

/** The read-only audit log, whose hash chain can be verified. */
export function AuditLogList() {
  const { tableProps, filterBar } = useListing<AuditEntry, AuditFilters>({
    resource: 'audit-logs',
    defaults,
    toQuery,
    fromQuery,
  })
  const [shown, setShown] = useState<AuditEntry | null>(null)
  const chain = useChainCheck()

  return (
    <Page
      title="操作日志"
      extra={
        <Button loading={chain.checking} onClick={chain.verify}>
          校验日志完整性
        </Button>
      }
    >
      <ChainCheckBar {...chain} />
      <FilterBar {...filterBar} filters={auditFilters} />
      <PageTable<AuditEntry>
        {...tableProps}
        noun="操作日志"
        rowKey="auditLogId"
        columns={entryColumns(setShown)}
        scroll={{ x: 980 }}
        onRow={(entry) => ({ onClick: () => setShown(entry), style: { cursor: 'pointer' } })}
      />
      {shown && <EntryDrawer entry={shown} onClose={() => setShown(null)} />}
    </Page>
  )
}
