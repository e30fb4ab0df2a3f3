import { isOpenExport, messages } from '@zhuxue/api/terms/exports'
import { useState } from 'react'
import { Page } from '../../components/Page'
import { PageTable } from '../../components/list/PageTable'
import { useApiMutation } from '../../components/hooks/useApiMutation'
import { useApiQuery } from '../../components/hooks/useApiQuery'
import type { OwnExport } from '../../lib/apiTypes'
import { exportColumns } from './columns'
import { call } from '../../providers/api'

const pollMs = 1_000
const pageSize = 10

/** docs/product.md 13.13: the user's own exports, refetched while one is queued or running and the page is visible. */
export function ExportList() {
  const [page, setPage] = useState(1)
  const { query, data } = useApiQuery('GET /api/exports', {
    queryParams: { page, pageSize },
    queryOptions: {
      placeholderData: (before: unknown) => before as never,
      retry: false,
      refetchInterval: ({ state }) =>
        (state.data?.data as { rows?: OwnExport[] } | undefined)?.rows?.some((row) => isOpenExport(row.state))
          ? pollMs
          : false,
    },
    errorNotification: false,
  })
  const { run, busy } = useApiMutation(null)
  const act = async (row: OwnExport, work: () => Promise<unknown>, done?: string) => {
    await run(row.exportId, work, done)
    await query.refetch()
  }

  return (
    <Page title="我的导出">
      <PageTable<OwnExport>
        noun="导出"
        unfiltered
        about="列表的数据较多时，“下载 Excel”会在后台导出，进度和文件在这里。"
        rowKey="exportId"
        scroll={{ x: 980 }}
        dataSource={data?.rows}
        loading={query.isPending}
        columns={exportColumns({
          busy,
          onDownload: (row) => void act(row, () => openExport(row.exportId, row.fileName)),
          onCancel: (row) => void act(row, () => cancelExport(row.exportId), messages.cancelled),
          onRepeat: (row) => void act(row, () => repeatExport(row.exportId), messages.repeated),
        })}
        pageSizes={[pageSize]}
        pagination={{ current: page, pageSize, total: data?.total ?? 0 }}
        onChange={({ current = 1 }) => setPage(current)}
        error={query.error && !data ? query.error : null}
        onRetry={() => void query.refetch()}
      />
    </Page>
  )
}

const of = (id: number) => ({ params: { id } })

const cancelExport = (id: number) => call('POST /api/exports/:id/cancel', of(id))

const repeatExport = (id: number) => call('POST /api/exports/:id/repeats', of(id))

/** The link is valid for a minute, so it is requested on click. */
async function openExport(id: number, fileName: string): Promise<void> {
  const { url } = await call('GET /api/exports/:id/download', of(id))
  Object.assign(document.createElement('a'), { href: url, download: fileName }).click()
}
