import { lazy } from 'react'
import type { Definition } from '../../definition'
import { hourPaths } from '../paths'

const RuleList = lazy(() => import('./list').then(({ RuleList }) => ({ default: RuleList })))

export const educationRules: Definition = {
  resource: { name: 'education-rules', list: hourPaths.rules, meta: { label: '学时规则' } },
  screens: [{ path: hourPaths.rules, action: 'list', element: <RuleList /> }],
}
