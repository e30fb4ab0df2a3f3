import { UploadOutlined } from '@ant-design/icons'
import { Button, Tag, Typography, type TableColumnsType } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { bytesText } from '../../../components/bytes'
import { useApiQuery } from '../../../components/hooks/useApiQuery'
import { dateColumn } from '../../../components/list/columns'
import { LinkButton } from '../../../components/list/LinkButton'
import { PageTable } from '../../../components/list/PageTable'
import { Page } from '../../../components/Page'
import type { AppPackage } from '../../../lib/apiTypes'
import { SettingTabs } from '../SettingTabs'

const PublishDialog = lazy(() => import('./PublishDialog').then(({ PublishDialog }) => ({ default: PublishDialog })))

const pageSize = 10

const columns: TableColumnsType<AppPackage> = [
  {
    title: '版本号',
    dataIndex: 'version',
    render: (version, { current }) => (
      <>
        {version} {current && <Tag color="success">正在提供下载</Tag>}
      </>
    ),
  },
  { title: '大小', dataIndex: 'fileSize', width: 120, align: 'right', className: 'numeric', render: bytesText },
  {
    title: 'SHA-256',
    dataIndex: 'sha256',
    render: (sum: string) => (
      <Typography.Text code copyable={{ text: sum }} title={sum}>
        {sum.slice(0, 16)}…
      </Typography.Text>
    ),
  },
  { title: '发布人', dataIndex: 'userName', width: 140 },
  dateColumn<AppPackage>({ title: '发布时间', dataIndex: 'createTime' }),
]

/** docs/product.md 20.2: the packages of the mobile app. */
export function AppPackageList() {
  const [page, setPage] = useState(1)
  const [publishes, setPublishes] = useState(false)
  const { query, data } = useApiQuery('GET /api/admin/app-packages', {
    queryParams: { page, pageSize },
    queryOptions: { retry: false, staleTime: 0 },
    errorNotification: false,
  })

  return (
    <Page
      title="App 安装包"
      extra={
        <>
          <Button href="/app-download" target="_blank">
            查看下载页
          </Button>
          <Button type="primary" icon={<UploadOutlined />} onClick={() => setPublishes(true)}>
            发布新版本
          </Button>
        </>
      }
    >
      <SettingTabs />
      <PageTable<AppPackage>
        noun="安装包"
        unfiltered
        about="发布后，学员可以在下载页下载 App。"
        next={<LinkButton onClick={() => setPublishes(true)}>发布第一个版本</LinkButton>}
        rowKey="appPackageId"
        scroll={{ x: 820 }}
        dataSource={data?.rows}
        loading={query.isPending}
        columns={columns}
        pageSizes={[pageSize]}
        pagination={{ current: page, pageSize, total: data?.total ?? 0 }}
        onChange={({ current = 1 }) => setPage(current)}
        error={query.error && !data ? query.error : null}
        onRetry={() => void query.refetch()}
      />
      {publishes && (
        <Suspense>
          <PublishDialog onDone={() => void query.refetch()} onClose={() => setPublishes(false)} />
        </Suspense>
      )}
    </Page>
  )
}
