import { DownloadOutlined } from '@ant-design/icons'
import { useList, type HttpError } from '@refinedev/core'
import { Button } from 'antd'
import { useState } from 'react'
import { SideDrawer } from '../../../../components/dialog/SideDrawer'
import { FailedNotice } from '../../../../components/FailedNotice'
import { PageTable } from '../../../../components/list/PageTable'
import { useApiMutation } from '../../../../components/hooks/useApiMutation'
import { useExport } from '../../../../components/hooks/useExport'
import { downloadCodes } from '../calls'
import { codeColumns } from './codeColumns'
import type { Course } from './useAssign'
import { useRevocation } from './useRevocation'
import type { LiveCode } from '../../../../lib/apiTypes'

export function CodesDrawer(props: { course: Course; onClose: () => void }) {
  const { course, onClose } = props
  const [page, setPage] = useState(1)
  const { result, query } = useList<LiveCode & { id: number }, HttpError>({
    resource: 'live-codes',
    filters: [{ field: 'courseId', operator: 'eq', value: course.value }],
    pagination: { currentPage: page, pageSize: 10 },
    queryOptions: { staleTime: 0 },
  })
  const { run, busy } = useApiMutation('audit-logs')
  const startExport = useExport()
  const revocation = useRevocation()

  return (
    <SideDrawer
      onClose={onClose}
      width="min(760px, 100vw)"
      title="直播码"
      extra={
        <Button
          icon={<DownloadOutlined />}
          disabled={!result.total}
          loading={busy !== null}
          onClick={() =>
            void run('take', () =>
              startExport({
                kind: 'live-codes',
                filters: { courseId: course.value },
                total: result.total ?? 0,
                direct: () => downloadCodes(course.value),
              })
            )
          }
        >
          下载 Excel
        </Button>
      }
    >
      <p style={{ marginTop: 0 }}>《{course.label}》</p>
      {query.error ? (
        <FailedNotice error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <PageTable<LiveCode>
          noun="直播码"
          rowKey="liveCodeId"
          loading={query.isLoading}
          dataSource={result.data}
          columns={codeColumns(revocation)}
          pageSizes={[10]}
          pagination={{ current: page, pageSize: 10, total: result.total ?? 0 }}
          onChange={({ current = 1 }) => setPage(current)}
          scroll={{ x: 620 }}
        />
      )}
    </SideDrawer>
  )
}
