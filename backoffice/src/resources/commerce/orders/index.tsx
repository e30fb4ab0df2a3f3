import { ProfileOutlined } from '@ant-design/icons'
import { lazy } from 'react'
import { MenuGroup, type Definition } from '../../definition'
import { orderPaths } from '../paths'

const OrderList = lazy(() => import('./list').then(({ OrderList }) => ({ default: OrderList })))
const ParcelsScreen = lazy(() =>
  import('./parcels/ParcelsScreen').then(({ ParcelsScreen }) => ({ default: ParcelsScreen }))
)

export const orders: Definition = {
  resource: {
    name: 'orders',
    list: orderPaths.orders,
    meta: {
      label: '订单管理',
      icon: <ProfileOutlined />,
      menu: ['admin'],
      group: MenuGroup.trade,
      covers: Object.values(orderPaths),
    },
  },
  screens: [
    { path: orderPaths.orders, action: 'list', element: <OrderList /> },
    { path: orderPaths.parcels, action: 'deliver', element: <ParcelsScreen /> },
  ],
}
