import { ClientFrontText, type ClientFront } from '@zhuxue/api/terms/settings/client_errors'
import { Typography, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { useApiQuery } from '../../../components/hooks/useApiQuery'
import { dateColumn, numberColumn } from '../../../components/list/columns'
import { PageTable } from '../../../components/list/PageTable'
import { SecondaryText } from '../../../components/list/SecondaryText'
import { Page } from '../../../components/Page'
import type { ClientError } from '../../../lib/apiTypes'
import { SettingTabs } from '../SettingTabs'

const pageSize = 20

const columns: TableColumnsType<ClientError> = [
  {
    title: '错误',
    dataIndex: 'message',
    render: (message: string, { place }) => (
      <>
        <Typography.Text style={{ overflowWrap: 'anywhere' }}>{message}</Typography.Text>
        {place && <SecondaryText>{place}</SecondaryText>}
      </>
    ),
  },
  {
    title: '页面',
    dataIndex: 'page',
    width: 240,
    render: (page: string, { front }) => (
      <>
        <Typography.Text style={{ overflowWrap: 'anywhere' }}>{page}</Typography.Text>
        <SecondaryText>{ClientFrontText[front as ClientFront]}</SecondaryText>
      </>
    ),
  },
  { title: '浏览器', dataIndex: 'browser', width: 190 },
  numberColumn<ClientError>({ title: '次数', dataIndex: 'reports' }),
  dateColumn<ClientError>({ title: '首次出现', dataIndex: 'createTime' }),
  dateColumn<ClientError>({ title: '最近出现', dataIndex: 'lastTime' }),
]

/** docs/product.md 20.4: errors of our scripts, as reported by browsers. */
export function ClientErrorList() {
  const [page, setPage] = useState(1)
  const { query, data } = useApiQuery('GET /api/admin/client-errors', {
    queryParams: { page, pageSize },
    queryOptions: { retry: false, staleTime: 0 },
    errorNotification: false,
  })

  return (
    <Page title="页面错误">
      <SettingTabs />
      <PageTable<ClientError>
        noun="页面错误"
        unfiltered
        about="学员或工作人员的浏览器运行出错时会自动上报，不含个人信息，保留30天。"
        rowKey="clientErrorId"
        scroll={{ x: 960 }}
        dataSource={data?.clientErrors}
        loading={query.isPending}
        columns={columns}
        pageSizes={[pageSize]}
        pagination={{ current: page, pageSize, total: data?.total ?? 0 }}
        onChange={({ current = 1 }) => setPage(current)}
        error={query.error && !data ? query.error : null}
        onRetry={() => void query.refetch()}
      />
    </Page>
  )
}
