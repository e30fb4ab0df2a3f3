import { lazy } from 'react'
import { hourPaths } from '../../certificates/public'
import type { Definition } from '../../definition'

const PolicyList = lazy(() => import('./list').then(({ PolicyList }) => ({ default: PolicyList })))

export const presencePolicies: Definition = {
  resource: { name: 'presence-policies', list: hourPaths.presencePolicies, meta: { label: '核验规则' } },
  screens: [{ path: hourPaths.presencePolicies, action: 'list', element: <PolicyList /> }],
}
