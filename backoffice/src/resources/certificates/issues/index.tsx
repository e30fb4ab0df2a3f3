import { lazy } from 'react'
import type { Definition } from '../../definition'
import { hourPaths } from '../paths'

const IssueList = lazy(() => import('./list').then(({ IssueList }) => ({ default: IssueList })))

export const certificateIssues: Definition = {
  resource: { name: 'certificate-issues', list: hourPaths.issues, meta: { label: '打印的证书' } },
  screens: [{ path: hourPaths.issues, action: 'list', element: <IssueList /> }],
}
