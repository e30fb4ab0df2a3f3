import { lazy } from 'react'
import { hourPaths } from '../../certificates/public'
import type { Definition } from '../../definition'

const CorrectionList = lazy(() => import('./list').then(({ CorrectionList }) => ({ default: CorrectionList })))

export const hourCorrections: Definition = {
  resource: { name: 'hour-corrections', list: hourPaths.corrections, meta: { label: '学时校正' } },
  screens: [{ path: hourPaths.corrections, action: 'list', element: <CorrectionList /> }],
}
