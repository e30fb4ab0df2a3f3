import { PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useApiQuery } from '../../../components/hooks/useApiQuery'
import { PageTable } from '../../../components/list/PageTable'
import { Page } from '../../../components/Page'
import type { PresencePolicy } from '../../../lib/apiTypes'
import { HourTabs } from '../../certificates/public'
import { policyColumns } from './columns'

const PolicyDialog = lazy(() => import('./PolicyDialog').then(({ PolicyDialog }) => ({ default: PolicyDialog })))

const pageSize = 20

/** docs/product.md 9.18: versions are never changed; the newest one of a name applies. */
export function PolicyList() {
  const [search, setSearch] = useSearchParams()
  const page = Number(search.get('page')) || 1
  const [written, setWritten] = useState<{ from: PresencePolicy | null } | null>(null)
  const { query, data } = useApiQuery('GET /api/admin/presence-policies', {
    queryParams: { page, pageSize },
    queryOptions: { retry: false, staleTime: 0 },
    errorNotification: false,
  })
  return (
    <Page
      title="学时管理"
      tab="核验规则"
      extra={
        <Button type="primary" icon={<PlusOutlined />} disabled={!data} onClick={() => setWritten({ from: null })}>
          新增规则
        </Button>
      }
    >
      <HourTabs />
      <PageTable<PresencePolicy>
        noun="核验规则"
        unfiltered
        about="没有规则时，学习、测试和上传学时都不核验。规则保存后不能修改，同名规则的新版本立即生效。"
        rowKey="presencePolicyId"
        scroll={{ x: 1150 }}
        dataSource={data?.policies}
        loading={query.isPending}
        columns={policyColumns((from) => setWritten({ from }))}
        pageSizes={[pageSize]}
        pagination={{ current: page, pageSize, total: data?.total ?? 0 }}
        onChange={({ current = 1 }) => setSearch({ page: String(current) })}
        error={query.error && !data ? query.error : null}
        onRetry={() => void query.refetch()}
      />
      {written && data && (
        <Suspense>
          <PolicyDialog
            from={written.from}
            fee={data.faceCheckFee}
            minutesPerHour={data.minutesPerHour}
            onClose={() => setWritten(null)}
            onDone={() => {
              setWritten(null)
              void query.refetch()
            }}
          />
        </Suspense>
      )}
    </Page>
  )
}
