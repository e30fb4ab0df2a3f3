import { Tabs } from 'antd'
import { useState } from 'react'
import { SideDrawer } from '../../components/dialog/SideDrawer'
import { useApiQuery } from '../../components/hooks/useApiQuery'
import { PageTable } from '../../components/list/PageTable'
import { entryColumns } from './columns'
import type { AuditEntry } from './entry'
import { EntryDrawer } from './EntryDrawer'
import { WhereUsed } from './WhereUsed'

const first = { page: 1, pageSize: 20 }

/** What staff did to an object and to what belongs to it, newest first. */
export function ObjectHistory(props: { object: string; about?: string; withReads?: boolean }) {
  const { object, about = '修改、发布和退回都会记在这里。', withReads } = props
  const [pages, setPages] = useState(first)
  const [shown, setShown] = useState<AuditEntry | null>(null)
  const { query, data } = useApiQuery('GET /api/admin/audit-logs', {
    queryParams: { object, related: true, ...(withReads && { reads: true }), ...pages },
    queryOptions: { placeholderData: (before: unknown) => before as never, retry: false },
    errorNotification: false,
  })
  const total = data?.total ?? 0
  return (
    <>
      <PageTable<AuditEntry>
        unfiltered
        noun="历史"
        about={about}
        rowKey="auditLogId"
        columns={entryColumns(setShown)}
        scroll={{ x: 900 }}
        dataSource={data?.logs}
        loading={query.isPending || query.isPlaceholderData}
        error={query.error}
        onRetry={() => void query.refetch()}
        pagination={total > first.pageSize && { ...pages, current: pages.page, total }}
        onChange={({ current = 1, pageSize = pages.pageSize }) =>
          setPages({ page: pageSize === pages.pageSize ? current : 1, pageSize })
        }
        onRow={(entry) => ({ onClick: () => setShown(entry), style: { cursor: 'pointer' } })}
      />
      {shown && <EntryDrawer entry={shown} onClose={() => setShown(null)} />}
    </>
  )
}

/** History and uses of an object that has no page of its own. */
export function HistoryDrawer(props: { object: string; title: string; ordersPath?: string; onClose: () => void }) {
  const { object, title, ordersPath, onClose } = props
  return (
    <SideDrawer title={title} width="min(960px, 100vw)" onClose={onClose}>
      <Tabs
        items={[
          { key: 'history', label: '历史', children: <ObjectHistory object={object} /> },
          { key: 'uses', label: '使用情况', children: <WhereUsed object={object} ordersPath={ordersPath} /> },
        ]}
      />
    </SideDrawer>
  )
}
