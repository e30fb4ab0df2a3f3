import { AuditOutlined } from '@ant-design/icons'
import { lazy } from 'react'
import { MenuGroup, type Definition } from '../../definition'

const AuditLogList = lazy(() => import('./list').then(({ AuditLogList }) => ({ default: AuditLogList })))

const path = '/board/admin/audit-logs'

export const auditLogs: Definition = {
  resource: {
    name: 'audit-logs',
    list: path,
    meta: { label: '操作日志', icon: <AuditOutlined />, menu: ['admin'], group: MenuGroup.system },
  },
  screens: [{ path, action: 'list', element: <AuditLogList /> }],
}
