import { lazy } from 'react'
import type { Definition } from '../../definition'
import { orderPaths } from '../paths'

const ReconciliationList = lazy(() =>
  import('./list').then(({ ReconciliationList }) => ({ default: ReconciliationList }))
)
const ReconciliationDay = lazy(() => import('./show').then(({ ReconciliationDay }) => ({ default: ReconciliationDay })))

export const reconciliation: Definition = {
  resource: { name: 'reconciliation', list: orderPaths.reconciliation, meta: { label: '对账' } },
  screens: [
    { path: orderPaths.reconciliation, action: 'list', element: <ReconciliationList /> },
    { path: `${orderPaths.reconciliation}/:day`, action: 'show', element: <ReconciliationDay /> },
  ],
}
