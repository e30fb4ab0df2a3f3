import { AlertOutlined } from '@ant-design/icons'
import { lazy } from 'react'
import { hourPaths } from '../../certificates/public'
import type { Definition } from '../../definition'

const AnomalyList = lazy(() => import('./list').then(({ AnomalyList }) => ({ default: AnomalyList })))
const AuditorAnomalyList = lazy(() =>
  import('./list').then(({ AuditorAnomalyList }) => ({ default: AuditorAnomalyList }))
)

const auditor = '/board/auditor/anomalies'

export const anomalies: Definition[] = [
  {
    resource: { name: 'anomalies', list: hourPaths.anomalies, meta: { label: '学习异常' } },
    screens: [{ path: hourPaths.anomalies, action: 'list', element: <AnomalyList /> }],
  },
  {
    resource: {
      name: 'anomalies',
      identifier: 'auditor-anomalies',
      list: auditor,
      meta: { label: '学习异常', icon: <AlertOutlined />, menu: ['auditor'] },
    },
    screens: [{ path: auditor, action: 'list', element: <AuditorAnomalyList /> }],
  },
]
