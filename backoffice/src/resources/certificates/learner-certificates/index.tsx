import { lazy } from 'react'
import type { Definition } from '../../definition'
import { userCertRoot } from '../paths'

const UserCert = lazy(() => import('./show').then(({ UserCert }) => ({ default: UserCert })))

/** Reached from the user list; it has no menu entry. */
export const userCert: Definition = {
  resource: { name: 'user-cert', meta: { label: '学员学时' } },
  screens: [{ path: `${userCertRoot}/:userId`, action: 'show', element: <UserCert /> }],
}
