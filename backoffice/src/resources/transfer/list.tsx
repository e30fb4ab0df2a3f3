import { isWorkingImport } from '@zhuxue/api/terms/transfer'
import { Button } from 'antd'
import { useState } from 'react'
import { ButtonLink } from '../../components/ButtonLink'
import { useNavigateAfterSave } from '../../components/dialog/useNavigateAfterSave'
import { useApiQuery } from '../../components/hooks/useApiQuery'
import { LinkButton } from '../../components/list/LinkButton'
import { PageTable } from '../../components/list/PageTable'
import { Page } from '../../components/Page'
import type { ImportRun } from '../../lib/apiTypes'
import { SettingTabs } from '../settings/public'
import { ExportDialog } from './ExportDialog'
import { importColumns } from './runColumns'
import { importColumnsPath, importPath } from './paths'
import { UploadDialog } from './UploadDialog'

const pollMs = 2_000
const pageSize = 10

/** docs/product.md 20.8: imports of other platforms, refetched while one is at work. */
export function ImportList() {
  const leave = useNavigateAfterSave()
  const [page, setPage] = useState(1)
  const [isExporting, setExporting] = useState(false)
  const [isUploading, setUploading] = useState(false)
  const { query, data } = useApiQuery('GET /api/admin/imports', {
    queryParams: { page, pageSize },
    queryOptions: {
      placeholderData: (before: unknown) => before as never,
      retry: false,
      staleTime: 0,
      refetchInterval: ({ state }) =>
        (state.data?.data as { imports?: ImportRun[] } | undefined)?.imports?.some((run) => isWorkingImport(run.state))
          ? pollMs
          : false,
    },
    errorNotification: false,
  })

  return (
    <Page
      title="数据迁移"
      extra={
        <>
          <ButtonLink to={importColumnsPath}>列说明与模板</ButtonLink>
          <Button onClick={() => setExporting(true)}>导出数据</Button>
          <Button type="primary" onClick={() => setUploading(true)}>
            上传数据
          </Button>
        </>
      }
    >
      <SettingTabs />
      <PageTable<ImportRun>
        noun="导入"
        unfiltered
        about="从其他平台迁入学员、课程、订单和学时：上传压缩包，核对预览，再开始导入。"
        next={<LinkButton onClick={() => setUploading(true)}>上传第一份数据</LinkButton>}
        rowKey="importId"
        scroll={{ x: 880 }}
        dataSource={data?.imports}
        loading={query.isPending}
        columns={importColumns}
        pageSizes={[pageSize]}
        pagination={{ current: page, pageSize, total: data?.total ?? 0 }}
        onChange={({ current = 1 }) => setPage(current)}
        error={query.error && !data ? query.error : null}
        onRetry={() => void query.refetch()}
      />
      {isExporting && <ExportDialog onClose={() => setExporting(false)} />}
      {isUploading && <UploadDialog onClose={() => setUploading(false)} onDone={(id) => leave(importPath(id))} />}
    </Page>
  )
}
