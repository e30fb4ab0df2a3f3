import { IdcardOutlined } from '@ant-design/icons'
import { lazy } from 'react'
import { MenuGroup, type Definition } from '../../definition'

const ProfileScreen = lazy(() => import('./show').then(({ ProfileScreen }) => ({ default: ProfileScreen })))

/** Every role has it; only the admin's menu lists it (docs/product.md 13.2), the others use the account menu. */
export const profile: Definition = {
  resource: {
    name: 'profile',
    list: '/board/admin/profile',
    meta: { label: '个人信息', icon: <IdcardOutlined />, menu: ['admin'], group: MenuGroup.system },
  },
  screens: [{ path: '/board/:userType/profile', action: 'list', element: <ProfileScreen /> }],
}
