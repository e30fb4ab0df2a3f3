import { auditActionText } from '@zhuxue/api/terms/core/audit'
import type { TableProps } from 'antd'
import { dateColumn } from '../../components/list/columns'
import { LinkButton } from '../../components/list/LinkButton'
import { noTranslate } from '../../components/list/noTranslate'
import { SecondaryText } from '../../components/list/SecondaryText'
import { actorNameText, actorRoleText } from './actor'
import { summaryOf, type AuditEntry } from './entry'
import { ObjectLink } from './ObjectLink'

export const entryColumns = (onOpen: (entry: AuditEntry) => void): NonNullable<TableProps<AuditEntry>['columns']> => [
  dateColumn<AuditEntry>({ title: '时间', dataIndex: 'createTime' }),
  {
    title: '操作人',
    dataIndex: 'actorName',
    ...noTranslate,
    width: 120,
    render: (_, entry) => (
      <>
        {actorNameText(entry)}
        <SecondaryText>{actorRoleText(entry.role)}</SecondaryText>
      </>
    ),
  },
  {
    title: '操作',
    dataIndex: 'action',
    width: 132,
    render: (action: string, entry) => <LinkButton onClick={() => onOpen(entry)}>{auditActionText(action)}</LinkButton>,
  },
  { title: '对象', dataIndex: 'object', width: 240, render: (_, entry) => <ObjectLink entry={entry} /> },
  {
    title: '内容',
    key: 'changes',
    render: (_, entry) => (
      <>
        {summaryOf(entry) || (entry.reason ? null : '—')}
        {entry.reason && <SecondaryText>原因：{entry.reason}</SecondaryText>}
      </>
    ),
  },
]
