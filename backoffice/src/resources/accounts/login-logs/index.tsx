import { lazy } from 'react'
import type { Definition } from '../../definition'
import { peoplePaths } from '../paths'

const LoginLogList = lazy(() => import('./list').then(({ LoginLogList }) => ({ default: LoginLogList })))

export const loginLogs: Definition = {
  resource: { name: 'login-logs', list: peoplePaths.logs, meta: { label: '登录日志' } },
  screens: [{ path: peoplePaths.logs, action: 'list', element: <LoginLogList /> }],
}
