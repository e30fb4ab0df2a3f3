import { ExportKindText, ExportState, ExportStateText, isOpenExport } from '@zhuxue/api/terms/exports'
import { Progress, Space, Typography, type TableColumnsType } from 'antd'
import { bytesText } from '../../components/bytes'
import { dateColumn } from '../../components/list/columns'
import { LinkButton } from '../../components/list/LinkButton'
import { StatusTag } from '../../components/list/StatusTag'
import type { OwnExport } from '../../lib/apiTypes'

interface Actions {
  busy: string | number | null
  onDownload: (row: OwnExport) => void
  onCancel: (row: OwnExport) => void
  onRepeat: (row: OwnExport) => void
}

const tones = {
  waiting: 'default',
  running: 'processing',
  done: 'success',
  failed: 'error',
  cancelled: 'default',
  expired: 'default',
} as const

export const exportColumns = (actions: Actions): TableColumnsType<OwnExport> => [
  { title: '内容', width: 110, render: (_, { kind }) => ExportKindText[kind] },
  { title: '条件', dataIndex: 'conditions' },
  { title: '状态', width: 260, render: (_, row) => <State row={row} /> },
  dateColumn<OwnExport>({ title: '开始时间', dataIndex: 'createTime' }),
  dateColumn<OwnExport>({ title: '有效期至', dataIndex: 'expiryTime' }),
  { title: '操作', width: 110, render: (_, row) => <Commands row={row} {...actions} /> },
]

function State({ row }: { row: OwnExport }) {
  const { state, rowsDone, rowsTotal, bytes, reason } = row
  return (
    <>
      <StatusTag of={state} text={ExportStateText} tone={tones} />
      {state === ExportState.Running && (
        <Progress
          aria-label={`${ExportKindText[row.kind]}的导出进度`}
          percent={rowsTotal ? Math.floor((rowsDone / rowsTotal) * 100) : 0}
          size="small"
        />
      )}
      <Typography.Text type={reason ? 'danger' : 'secondary'}>
        {reason ?? `${rowsTotal} 条${bytes ? `，${bytesText(bytes)}` : ''}`}
      </Typography.Text>
    </>
  )
}

function Commands({ row, busy, onDownload, onCancel, onRepeat }: Actions & { row: OwnExport }) {
  const { exportId, kind, state } = row
  const command = (label: string, act: (row: OwnExport) => void) => (
    <LinkButton aria-label={`${label} ${ExportKindText[kind]}`} loading={busy === exportId} onClick={() => act(row)}>
      {label}
    </LinkButton>
  )
  return (
    <Space size={12}>
      {state === ExportState.Done && command('下载', onDownload)}
      {isOpenExport(state) && command('取消', onCancel)}
      {!isOpenExport(state) && state !== ExportState.Done && command('重新导出', onRepeat)}
    </Space>
  )
}
