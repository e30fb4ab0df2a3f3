import { useCustom, type HttpError } from '@refinedev/core'
import { Button, Skeleton } from 'antd'
import { FailedNotice } from '../../kit/FailedNotice'
import { Page } from '../../kit/Page'
import { UnsavedGuard } from '../../kit/dialog/UnsavedGuard'
import { Fields } from './Fields'
import { ParamsForm } from './ParamsForm'
import type { Params } from './params'

const id = 'params'

/** Back office 2.10: what an admin may set for the whole site. */
export function ParamsScreen() {
  const { query } = useCustom<{ params: Params }, HttpError>({
    url: '/api/admin/params',
    method: 'get',
    queryOptions: { queryKey: ['params'], staleTime: 0, refetchOnWindowFocus: false },
  })
  const params = query.data?.data.params

  return (
    <Page
      title="系统设置"
      stays
      extra={
        <Button type="primary" htmlType="submit" form={id} disabled={!params}>
          保存
        </Button>
      }
    >
      <UnsavedGuard />
      {query.error ? (
        <FailedNotice error={query.error} onRetry={() => void query.refetch()} />
      ) : !params ? (
        <Skeleton active paragraph={{ rows: 10 }} />
      ) : (
        <ParamsForm
          key={JSON.stringify(params)}
          id={id}
          params={params}
          onSaved={() => query.refetch()}
        >
          <Fields />
        </ParamsForm>
      )}
    </Page>
  )
}
