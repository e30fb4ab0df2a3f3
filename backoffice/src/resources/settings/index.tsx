import { SettingOutlined } from '@ant-design/icons'
import { lazy } from 'react'
import { MenuGroup, type Definition } from '../definition'
import { settingPaths } from './paths'

const ParamsScreen = lazy(() => import('./show').then(({ ParamsScreen }) => ({ default: ParamsScreen })))

const AppPackageList = lazy(() =>
  import('./app-packages/list').then(({ AppPackageList }) => ({ default: AppPackageList }))
)

const ClientErrorList = lazy(() =>
  import('./client-errors/list').then(({ ClientErrorList }) => ({ default: ClientErrorList }))
)

const LegalTextList = lazy(() => import('./legal-texts/list').then(({ LegalTextList }) => ({ default: LegalTextList })))

const LegalTextEdit = lazy(() => import('./legal-texts/edit').then(({ LegalTextEdit }) => ({ default: LegalTextEdit })))

export const params: Definition = {
  resource: {
    name: 'params',
    list: settingPaths.params,
    meta: {
      label: '系统设置',
      icon: <SettingOutlined />,
      menu: ['admin'],
      group: MenuGroup.system,
      covers: [
        settingPaths.appPackages,
        settingPaths.legalTexts,
        settingPaths.serviceAccounts,
        settingPaths.imports,
        settingPaths.clientErrors,
      ],
    },
  },
  screens: [{ path: settingPaths.params, action: 'list', element: <ParamsScreen /> }],
}

/** docs/product.md 20.2; a tab of the settings. */
export const appPackages: Definition = {
  resource: { name: 'app-packages', list: settingPaths.appPackages, meta: { label: 'App 安装包' } },
  screens: [{ path: settingPaths.appPackages, action: 'list', element: <AppPackageList /> }],
}

/** docs/product.md 20.4; a tab of the settings. */
export const clientErrors: Definition = {
  resource: { name: 'client-errors', list: settingPaths.clientErrors, meta: { label: '页面错误' } },
  screens: [{ path: settingPaths.clientErrors, action: 'list', element: <ClientErrorList /> }],
}

/** docs/product.md 1.9a; a tab of the settings. */
export const legalTexts: Definition = {
  resource: {
    name: 'legal-texts',
    list: settingPaths.legalTexts,
    edit: `${settingPaths.legalTexts}/:kind`,
    meta: { label: '协议与公示' },
  },
  screens: [
    { path: settingPaths.legalTexts, action: 'list', element: <LegalTextList /> },
    { path: `${settingPaths.legalTexts}/:kind`, action: 'edit', element: <LegalTextEdit /> },
  ],
}
