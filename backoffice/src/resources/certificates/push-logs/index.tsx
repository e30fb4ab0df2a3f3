import { FieldTimeOutlined } from '@ant-design/icons'
import { lazy } from 'react'
import { MenuGroup, type Definition } from '../../definition'
import { hourPaths } from '../paths'

const UploadList = lazy(() => import('./list').then(({ UploadList }) => ({ default: UploadList })))

/** The first tab of 学时管理, which its menu entry opens. */
export const pushLogs: Definition = {
  resource: {
    name: 'push-logs',
    list: hourPaths.pushes,
    meta: {
      label: '学时管理',
      icon: <FieldTimeOutlined />,
      menu: ['admin'],
      group: MenuGroup.study,
      covers: Object.values(hourPaths),
    },
  },
  screens: [{ path: hourPaths.pushes, action: 'list', element: <UploadList /> }],
}
