import { Refine } from '@refinedev/core'
import { routerProvider } from './providers/router'
import { App as Antd, ConfigProvider } from 'antd'
import zhCN from 'antd/es/locale/zh_CN'
import { Outlet, ScrollRestoration } from 'react-router'
import { AccountSwitchNotice } from './pages/AccountSwitchNotice'
import { ErrorNotice } from './pages/ErrorNotice'
import { accessControlProvider } from './providers/access'
import { authProvider } from './providers/auth'
import { dataProvider } from './providers/data'
import { i18nProvider } from './providers/i18n'
import { useNotices } from './providers/notices'
import { queryDefaults } from './providers/queries'
import { resources } from './resources'
import { useWidthTheme } from './useWidthTheme'

const options = {
  disableTelemetry: true,
  syncWithLocation: true,
  warnWhenUnsavedChanges: true,
  title: { text: '筑学管理台' },
  reactQuery: { clientConfig: { defaultOptions: { queries: { ...queryDefaults, staleTime: 5_000 } } } },
} as const

export function App() {
  const theme = useWidthTheme()
  return (
    <ConfigProvider locale={zhCN} theme={theme} form={form} button={button} modal={closing}>
      <Antd message={{ maxCount: 3, top: 124 }}>
        <Refine
          routerProvider={routerProvider}
          dataProvider={dataProvider}
          authProvider={authProvider}
          accessControlProvider={accessControlProvider}
          i18nProvider={i18nProvider}
          notificationProvider={useNotices}
          resources={resources.map(({ resource }) => resource)}
          options={options}
        >
          <Outlet />
          <ErrorNotice />
          <AccountSwitchNotice />
          <ScrollRestoration />
        </Refine>
      </Antd>
    </ConfigProvider>
  )
}

const form = { colon: false, scrollToFirstError: { behavior: 'smooth', block: 'center', focus: true } } as const
const button = { autoInsertSpace: false }
const closing = { closable: { 'aria-label': '关闭' } }
