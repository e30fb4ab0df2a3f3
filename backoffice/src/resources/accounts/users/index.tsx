import { TeamOutlined } from '@ant-design/icons'
import { lazy } from 'react'
import { MenuGroup, type Definition } from '../../definition'
import { userCertRoot } from '../../certificates/public'
import { peoplePaths } from '../paths'

const PersonPage = lazy(() => import('../person/PersonPage').then(({ PersonPage }) => ({ default: PersonPage })))
const UserList = lazy(() => import('./list').then(({ UserList }) => ({ default: UserList })))

/** The menu of docs/product.md 13.2 calls this entry loginlogs (user management). */
export const users: Definition = {
  resource: {
    name: 'people',
    list: peoplePaths.users,
    meta: {
      label: '用户管理',
      icon: <TeamOutlined />,
      menu: ['admin'],
      group: MenuGroup.system,
      covers: [userCertRoot],
    },
  },
  screens: [
    { path: peoplePaths.users, action: 'list', element: <UserList /> },
    { path: `${peoplePaths.person}/:userId`, action: 'show', element: <PersonPage /> },
  ],
}
