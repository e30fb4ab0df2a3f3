import { Button, Skeleton } from 'antd'
import { FailedNotice } from '../../components/FailedNotice'
import { Page } from '../../components/Page'
import { Fields } from './Fields'
import { ParamsForm } from './ParamsForm'
import { SettingTabs } from './SettingTabs'
import { useApiQuery } from '../../components/hooks/useApiQuery'

const id = 'params'

/** docs/product.md 20.1: the settings of the site. */
export function ParamsScreen() {
  const { query, data } = useApiQuery('GET /api/admin/params', {
    queryOptions: { queryKey: ['params'], staleTime: 0, refetchOnWindowFocus: false },
  })
  const params = data?.params

  return (
    <Page
      title="系统设置"
      isSticky
      extra={
        <Button type="primary" htmlType="submit" form={id} disabled={!params}>
          保存
        </Button>
      }
    >
      <SettingTabs />
      {query.error ? (
        <FailedNotice error={query.error} onRetry={() => void query.refetch()} />
      ) : !params ? (
        <Skeleton active paragraph={{ rows: 10 }} />
      ) : (
        <ParamsForm key={JSON.stringify(params)} id={id} params={params} onSaved={() => query.refetch()}>
          <Fields />
        </ParamsForm>
      )}
    </Page>
  )
}
