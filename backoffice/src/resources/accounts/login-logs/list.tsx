import { FilterBar } from '../../../components/list/filter/FilterBar'
import { Page } from '../../../components/Page'
import { PageTable } from '../../../components/list/PageTable'
import { useListing } from '../../../components/list/useListing'
import type { LoginLog } from '../../../lib/apiTypes'
import { PeopleTabs } from '../users/PeopleTabs'
import { loginLogColumns } from './columns'
import { defaults, fromQuery, loginLogFilters, toQuery, type LoginLogFilters } from './filters'

/** docs/product.md 13.9: sign-in attempts, their IP and result. */
export function LoginLogList() {
  const { tableProps, filterBar } = useListing<LoginLog, LoginLogFilters>({
    resource: 'login-logs',
    defaults,
    toQuery,
    fromQuery,
  })
  return (
    <Page title="用户管理" tab="登录日志">
      <PeopleTabs />
      <FilterBar {...filterBar} filters={loginLogFilters} />
      <PageTable<LoginLog>
        {...tableProps}
        noun="登录日志"
        rowKey="loginLogId"
        columns={loginLogColumns}
        scroll={{ x: 940 }}
      />
    </Page>
  )
}
