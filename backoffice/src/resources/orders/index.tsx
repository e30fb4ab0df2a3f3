import { ProfileOutlined } from '@ant-design/icons'
import { lazy } from 'react'
import type { Definition } from '..'

const OrderList = lazy(() => import('./list').then(({ OrderList }) => ({ default: OrderList })))

export const orders: Definition = {
  resource: {
    name: 'orders',
    list: '/board/admin/orders',
    meta: { label: '订单管理', icon: <ProfileOutlined />, menu: ['admin'] },
  },
  screens: [{ path: '/board/admin/orders', action: 'list', element: <OrderList /> }],
}
