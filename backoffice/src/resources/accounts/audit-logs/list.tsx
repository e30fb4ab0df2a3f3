import { Button, Typography, type TableProps } from 'antd'
import { LinkButton } from '../../../kit/list/LinkButton'
import { useState } from 'react'
import { auditActionText, auditObjectText } from '@zhuxue/api/terms/core/audit'
import { FilterBar } from '../../../kit/list/FilterBar'
import { Page } from '../../../kit/Page'
import { PageTable } from '../../../kit/list/PageTable'
import { useListing } from '../../../kit/list/useListing'
import { ChainCheckBar, useChainCheck } from './ChainCheck'
import { EntryDrawer } from './EntryDrawer'
import { touched, type AuditEntry } from './entry'
import { auditFilters } from './filters'
import { defaults, fromQuery, toQuery, type AuditFilters } from './query'
import { actorRoleText } from './words'

/** Who changed what: a log that is only read, and can be proved to be whole. */
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
        columns={columns(setShown)}
        scroll={{ x: 980 }}
        onRow={(entry) => ({ onClick: () => setShown(entry), style: { cursor: 'pointer' } })}
      />
      <EntryDrawer entry={shown} onClose={() => setShown(null)} />
    </Page>
  )
}

const columns = (onOpen: (entry: AuditEntry) => void): TableProps<AuditEntry>['columns'] => [
  {
    title: '操作',
    dataIndex: 'action',
    width: 150,
    render: (action: string, entry) => (
      <LinkButton onClick={() => onOpen(entry)}>{auditActionText(action)}</LinkButton>
    ),
  },
  { title: '对象', dataIndex: 'object', width: 110, className: 'figure', render: auditObjectText },
  {
    title: '操作人',
    dataIndex: 'actorName',
    width: 150,
    render: (name: string, { role }) => (
      <>
        {name}
        <Typography.Text type="secondary"> · {actorRoleText(role)}</Typography.Text>
      </>
    ),
  },
  { title: '时间', dataIndex: 'createTime', width: 172, className: 'figure' },
  { title: 'IP 地址', dataIndex: 'ip', width: 140, className: 'figure', render: (ip) => ip ?? '—' },
  {
    title: '内容',
    key: 'touched',
    ellipsis: true,
    render: (_, entry) =>
      [touched(entry), entry.reason && `原因：${entry.reason}`].filter(Boolean).join('；') || '—',
  },
]
