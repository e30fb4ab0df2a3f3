import { lazy } from 'react'
import type { Definition } from '../../definition'
import { hourPaths } from '../paths'

const QualificationList = lazy(() => import('./list').then(({ QualificationList }) => ({ default: QualificationList })))

export const qualifications: Definition = {
  resource: { name: 'qualifications', list: hourPaths.qualifications, meta: { label: '执业证书' } },
  screens: [{ path: hourPaths.qualifications, action: 'list', element: <QualificationList /> }],
}
