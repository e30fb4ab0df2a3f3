import { HourUploadState, HourUploadStateText } from '@zhuxue/api/terms/certificates/uploads'
import type { Column } from '~/components/ui/list/RecordTable'
import { formatHours } from '~/lib/hours'
import { minute } from '~/lib/format'
import type { PushLog } from '~/lib/http/apiTypes'
import styles from './EduLogRecords.module.css'

const tagClasses = {
  [HourUploadState.Pending]: 'tag tag--amber',
  [HourUploadState.Unknown]: 'tag tag--amber',
  [HourUploadState.Confirmed]: 'tag tag--moss',
  [HourUploadState.Refused]: 'tag tag--signal',
  [HourUploadState.Reverted]: 'tag tag--quiet',
} as const

export const uploadColumns: Column<PushLog>[] = [
  { title: '上传时间', className: styles.number, cell: ({ uploadTime }) => minute(uploadTime) },
  { title: '学时', className: styles.number, cell: ({ learningHours }) => formatHours(learningHours) },
  { title: '状态', cell: ({ state }) => <span className={tagClasses[state]}>{HourUploadStateText[state]}</span> },
  { title: '受理编号', className: styles.number, cell: ({ receiptNo }) => receiptNo ?? '—' },
  { title: '说明', className: styles.words, cell: ({ reason }) => reason || '—' },
]
