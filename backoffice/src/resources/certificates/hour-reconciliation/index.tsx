import { lazy } from 'react'
import type { Definition } from '../../definition'
import { hourPaths } from '../paths'

const RegistryDays = lazy(() => import('./list').then(({ RegistryDays }) => ({ default: RegistryDays })))
const RegistryDayScreen = lazy(() => import('./show').then(({ RegistryDayScreen }) => ({ default: RegistryDayScreen })))

export const hourReconciliation: Definition = {
  resource: { name: 'hour-reconciliation', list: hourPaths.reconciliation, meta: { label: '学时对账' } },
  screens: [
    { path: hourPaths.reconciliation, action: 'list', element: <RegistryDays /> },
    { path: `${hourPaths.reconciliation}/:day`, action: 'show', element: <RegistryDayScreen /> },
  ],
}
