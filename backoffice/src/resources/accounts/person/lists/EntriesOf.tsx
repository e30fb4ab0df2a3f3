import { useState } from 'react'
import { useRead } from '../../../../kit/hooks/useRead'
import { entryColumns } from '../../audit-logs/columns'
import type { AuditEntry } from '../../audit-logs/entry'
import { EntryDrawer } from '../../audit-logs/EntryDrawer'
import { keepingRows, PersonTable, usePages } from './PersonTable'

/** What staff did with this account. */
export function EntriesOf({ userId }: { userId: number }) {
  const paging = usePages()
  const [shown, setShown] = useState<AuditEntry | null>(null)
  const { query, data } = useRead('GET /api/admin/audit-logs', {
    asked: { object: `user:${userId}`, ...paging.pages },
    ...keepingRows,
  })
  return (
    <>
      <PersonTable<AuditEntry>
        noun="操作记录"
        about="工作人员对这个账号做过的操作列在这里。"
        rowKey="auditLogId"
        columns={entryColumns(setShown)}
        width={860}
        rows={data?.logs as AuditEntry[] | undefined}
        total={data?.total}
        {...{ query, paging }}
      />
      {shown && <EntryDrawer entry={shown} onClose={() => setShown(null)} />}
    </>
  )
}
