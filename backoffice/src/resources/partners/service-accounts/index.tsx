import { lazy } from 'react'
import type { Definition } from '../../definition'
import { settingPaths } from '../../settings/public'

const ServiceAccountList = lazy(() =>
  import('./list').then(({ ServiceAccountList }) => ({ default: ServiceAccountList }))
)

/** docs/product.md 20.6; a tab of the settings. */
export const serviceAccounts: Definition = {
  resource: { name: 'service-accounts', list: settingPaths.serviceAccounts, meta: { label: '服务账号' } },
  screens: [{ path: settingPaths.serviceAccounts, action: 'list', element: <ServiceAccountList /> }],
}
