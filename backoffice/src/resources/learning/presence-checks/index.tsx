import { lazy } from 'react'
import { hourPaths } from '../../certificates/public'
import type { Definition } from '../../definition'

const PresenceCheckList = lazy(() => import('./list').then(({ PresenceCheckList }) => ({ default: PresenceCheckList })))

export const presenceChecks: Definition = {
  resource: { name: 'presence-checks', list: hourPaths.presenceChecks, meta: { label: '在学核验' } },
  screens: [{ path: hourPaths.presenceChecks, action: 'list', element: <PresenceCheckList /> }],
}
