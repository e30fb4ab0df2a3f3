import { lazy } from 'react'
import type { Definition } from '../../definition'
import { hourPaths } from '../paths'

const CycleList = lazy(() => import('./list').then(({ CycleList }) => ({ default: CycleList })))

export const educationCycles: Definition = {
  resource: { name: 'education-cycles', list: hourPaths.cycles, meta: { label: '学时周期' } },
  screens: [{ path: hourPaths.cycles, action: 'list', element: <CycleList /> }],
}
