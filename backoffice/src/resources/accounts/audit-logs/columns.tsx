import { auditActionText, auditObjectText } from '@zhuxue/api/terms/core/audit'
import { Typography, type TableProps } from 'antd'
import { LinkButton } from '../../../components/list/LinkButton'
import { changedFieldsText, type AuditEntry } from './entry'
import { actorNameText, actorRoleText } from './words'
import { noTranslate } from '../../../components/list/noTranslate'

export const entryColumns = (onOpen: (entry: AuditEntry) => void): TableProps<AuditEntry>['columns'] => [
  {
    title: '操作',
    dataIndex: 'action',
    width: 150,
    render: (action: string, entry) => <LinkButton onClick={() => onOpen(entry)}>{auditActionText(action)}</LinkButton>,
  },
  { title: '对象', dataIndex: 'object', width: 110, className: 'numeric', render: auditObjectText },
  {
    title: '操作人',
    dataIndex: 'actorName',
    ...noTranslate,
    width: 150,
    render: (name: string, { role }) => (
      <>
        {actorNameText(name, role)}
        <Typography.Text type="secondary"> · {actorRoleText(role)}</Typography.Text>
      </>
    ),
  },
  { title: '时间', dataIndex: 'createTime', width: 172, className: 'numeric' },
  { title: 'IP 地址', dataIndex: 'ip', width: 140, className: 'numeric', render: (ip) => ip ?? '—' },
  {
    title: '内容',
    key: 'touched',
    ellipsis: true,
    render: (_, entry) =>
      [changedFieldsText(entry), entry.reason && `原因：${entry.reason}`].filter(Boolean).join('；') || '—',
  },
]
