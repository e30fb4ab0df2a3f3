import { HourUploadState, HourUploadStateText } from '@zhuxue/api/terms/certificates'
import { Space, type TableProps } from 'antd'
import { LinkButton } from '../../../components/list/LinkButton'
import { useState } from 'react'
import { dateColumn, numberColumn, statusColumn } from '../../../components/list/columns'
import { PageTable } from '../../../components/list/PageTable'
import { useApiQuery } from '../../../components/hooks/useApiQuery'
import { DeleteUploadDialog } from './DeleteUploadDialog'
import { RevertDialog } from './RevertDialog'
import type { CourseEduLog, PushLog } from '../../../lib/apiTypes'

type RecordAction = { what: 'revert' | 'delete'; upload: PushLog }

export function UploadRecords(props: { log: CourseEduLog; onChanged: () => unknown }) {
  const { log, onChanged } = props
  const [request, setRequest] = useState<RecordAction | null>(null)
  const { query, data } = useApiQuery('GET /api/user/push-logs/course-edu-log-id/:id', {
    params: { id: log.courseEduLogId },
    errorNotification: false,
  })
  const dialog = {
    onClose: () => setRequest(null),
    onDone: () => {
      setRequest(null)
      void query.refetch()
      onChanged()
    },
  }

  return (
    <>
      <PageTable<PushLog>
        noun="上传记录"
        rowKey="id"
        columns={columns(setRequest)}
        dataSource={data?.pushLogs}
        loading={query.isLoading}
        error={query.error}
        onRetry={() => void query.refetch()}
        pagination={false}
        scroll={{ x: 660 }}
      />
      {request?.what === 'revert' && <RevertDialog upload={request.upload} {...dialog} />}
      {request?.what === 'delete' && <DeleteUploadDialog upload={request.upload} {...dialog} />}
    </>
  )
}

const columns = (onAsk: (request: RecordAction) => void): TableProps<PushLog>['columns'] => [
  dateColumn<PushLog>({ title: '上传时间', dataIndex: 'uploadTime' }),
  numberColumn<PushLog>({ title: '学时（分钟）', dataIndex: 'learningHours', width: 116 }),
  statusColumn<PushLog, PushLog['state']>({
    title: '状态',
    dataIndex: 'state',
    width: 120,
    text: HourUploadStateText,
    tone: { pending: 'processing', unknown: 'warning', confirmed: 'success', refused: 'error' },
  }),
  {
    title: '受理编号和说明',
    key: 'words',
    ellipsis: true,
    render: (_, { receiptNo, reason }) => (
      <div style={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
        {[receiptNo, reason].filter(Boolean).join(' · ') || '—'}
      </div>
    ),
  },
  { title: '操作', key: 'actions', width: 104, render: (_, upload) => <Actions upload={upload} onAsk={onAsk} /> },
]

function Actions({ upload, onAsk }: { upload: PushLog; onAsk: (request: RecordAction) => void }) {
  const { Pending, Unknown, Confirmed } = HourUploadState
  if (upload.state === Pending || upload.state === Unknown) return '—'
  const of = `${upload.uploadTime} 的上传`
  return (
    <Space size={12}>
      {upload.state === Confirmed && (
        <LinkButton aria-label={`撤回 ${of}`} onClick={() => onAsk({ what: 'revert', upload })}>
          撤回
        </LinkButton>
      )}
      <LinkButton danger aria-label={`删除 ${of}`} onClick={() => onAsk({ what: 'delete', upload })}>
        删除
      </LinkButton>
    </Space>
  )
}
