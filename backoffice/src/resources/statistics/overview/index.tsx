import { DashboardOutlined } from '@ant-design/icons'
import { lazy } from 'react'
import { Navigate } from 'react-router'
import type { Definition } from '../../definition'
import { overviewPath } from '../paths'

const Overview = lazy(() => import('./Overview').then(({ Overview }) => ({ default: Overview })))

export const overview: Definition = {
  resource: {
    name: 'overview',
    list: overviewPath,
    meta: { label: '数据总览', icon: <DashboardOutlined />, menu: ['admin'] },
  },
  screens: [
    { path: overviewPath, action: 'list', element: <Overview /> },
    { path: '/board/admin/statis', action: 'list', element: <Navigate to={overviewPath} replace /> },
  ],
}
