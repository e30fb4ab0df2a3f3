import { SettingOutlined } from '@ant-design/icons'
import { lazy } from 'react'
import type { Definition } from '../definition'
import { settingPaths } from './paths'

const ParamsScreen = lazy(() =>
  import('./show').then(({ ParamsScreen }) => ({ default: ParamsScreen }))
)

const AppPackageList = lazy(() =>
  import('./app-packages/list').then(({ AppPackageList }) => ({ default: AppPackageList }))
)

export const params: Definition = {
  resource: {
    name: 'params',
    list: settingPaths.params,
    meta: {
      ...{ label: '系统设置', icon: <SettingOutlined />, menu: ['admin'] },
      covers: [settingPaths.appPackages],
    },
  },
  screens: [{ path: settingPaths.params, action: 'list', element: <ParamsScreen /> }],
}

/** docs/product.md 20.2; a tab of the settings. */
export const appPackages: Definition = {
  resource: {
    name: 'app-packages',
    list: settingPaths.appPackages,
    meta: { label: 'App 安装包' },
  },
  screens: [{ path: settingPaths.appPackages, action: 'list', element: <AppPackageList /> }],
}
