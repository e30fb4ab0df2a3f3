import { BankOutlined } from '@ant-design/icons'
import { lazy } from 'react'
import { MenuGroup, type Definition } from '../definition'
import { organisationsPath } from './paths'

const OrganisationList = lazy(() => import('./list').then(({ OrganisationList }) => ({ default: OrganisationList })))

export const organisations: Definition = {
  resource: {
    name: 'organisations',
    list: organisationsPath,
    meta: { label: '单位管理', icon: <BankOutlined />, menu: ['admin'], group: MenuGroup.trade },
  },
  screens: [{ path: organisationsPath, action: 'list', element: <OrganisationList /> }],
}
