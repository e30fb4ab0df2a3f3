import { legalTextKinds, legalTextPath, LegalTextTitle } from '@zhuxue/api/terms/accounts/legal_texts'
import { Button, Segmented, Space, Tag, type TableColumnsType } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useApiQuery } from '../../../components/hooks/useApiQuery'
import { dateColumn } from '../../../components/list/columns'
import { LinkButton } from '../../../components/list/LinkButton'
import { PageTable } from '../../../components/list/PageTable'
import { Page } from '../../../components/Page'
import type { LegalTextVersion } from '../../../lib/apiTypes'
import { SettingTabs } from '../SettingTabs'
import { editPath, kindOf } from './legalText'

const VersionDrawer = lazy(() => import('./VersionDrawer').then(({ VersionDrawer }) => ({ default: VersionDrawer })))

const pageSize = 10
const kinds = legalTextKinds.map((value) => ({ value, label: LegalTextTitle[value] }))

/** docs/product.md 1.9a: every published version of the four texts. */
export function LegalTextList() {
  const [search, setSearch] = useSearchParams()
  const kind = kindOf(search.get('kind'))
  const page = Number(search.get('page')) || 1
  const navigate = useNavigate()
  const [compared, setCompared] = useState<LegalTextVersion | null>(null)
  const { query, data } = useApiQuery('GET /api/admin/legal-texts', {
    queryParams: { page, pageSize, kind },
    queryOptions: { retry: false, staleTime: 0 },
    errorNotification: false,
  })
  const newest = page === 1 ? data?.rows[0]?.number : undefined

  const columns: TableColumnsType<LegalTextVersion> = [
    {
      title: '版本',
      dataIndex: 'number',
      width: 150,
      render: (number: number) => (
        <>
          第{number}版 {number === newest && <Tag color="success">现行</Tag>}
        </>
      ),
    },
    {
      title: '修改说明',
      dataIndex: 'changes',
      render: (changes: string, { major, number }) => (
        <>
          {changes} {major && number > 1 && <Tag color="warning">重大变更</Tag>}
        </>
      ),
    },
    { title: '发布人', dataIndex: 'userName', width: 120, render: (name) => name ?? '—' },
    dateColumn<LegalTextVersion>({ title: '发布时间', dataIndex: 'createTime' }),
    {
      title: '操作',
      key: 'actions',
      width: 170,
      render: (_, version) => (
        <Space size={16}>
          <LinkButton href={legalTextPath(kind, version.number)} target="_blank">
            查看
          </LinkButton>
          {version.number > 1 && <LinkButton onClick={() => setCompared(version)}>对照上一版</LinkButton>}
        </Space>
      ),
    },
  ]

  return (
    <Page
      title="协议与公示"
      extra={
        <>
          <Button href={legalTextPath(kind)} target="_blank">
            查看网站页面
          </Button>
          <Button type="primary" onClick={() => navigate(editPath(kind))}>
            编辑{LegalTextTitle[kind]}
          </Button>
        </>
      }
    >
      <SettingTabs />
      <div>
        <Segmented
          aria-label="种类"
          value={kind}
          options={kinds}
          onChange={(chosen) => setSearch({ kind: chosen }, { replace: true })}
        />
      </div>
      <PageTable<LegalTextVersion>
        noun="版本"
        unfiltered
        about={`发布后，网站页脚和注册页会显示${LegalTextTitle[kind]}。`}
        rowKey="legalTextId"
        scroll={{ x: 820 }}
        dataSource={data?.rows}
        loading={query.isPending}
        columns={columns}
        pageSizes={[pageSize]}
        pagination={{ current: page, pageSize, total: data?.total ?? 0 }}
        onChange={({ current = 1 }) => setSearch({ kind, page: String(current) })}
        error={query.error && !data ? query.error : null}
        onRetry={() => void query.refetch()}
      />
      {compared && (
        <Suspense>
          <VersionDrawer version={compared} onClose={() => setCompared(null)} />
        </Suspense>
      )}
    </Page>
  )
}
