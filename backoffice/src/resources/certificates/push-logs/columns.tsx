import { CertSubjectText, RequiredCourseText } from '@zhuxue/api/terms/catalogue'
import { HourUploadStateText } from '@zhuxue/api/terms/certificates'
import type { TableProps } from 'antd'
import { SecondaryText } from '../../../components/list/SecondaryText'
import { formatDateTime } from '../../../components/format'
import { dateColumn, numberColumn } from '../../../components/list/columns'
import { StatusTag } from '../../../components/list/StatusTag'
import { learnerColumn } from '../learnerColumn'
import { UploadActions, type UploadAction } from './UploadActions'
import { pendingText } from './pendingText'
import type { Push } from '../../../lib/apiTypes'

export const pushTone = { pending: 'processing', unknown: 'warning', confirmed: 'success', refused: 'error' } as const

export const pushColumns = (onAsk: (request: UploadAction) => void): TableProps<Push>['columns'] => [
  {
    title: '状态',
    dataIndex: 'state',
    width: 140,
    render: (state: Push['state'], { waitingMinutes }) => (
      <>
        <StatusTag of={state} text={HourUploadStateText} tone={pushTone} />
        {waitingMinutes !== null && <SecondaryText>{pendingText(waitingMinutes)}</SecondaryText>}
      </>
    ),
  },
  learnerColumn<Push>(),
  {
    title: '课程',
    dataIndex: 'courseName',
    ellipsis: true,
    render: (name: string, { certSubject, requiredCourse }) => (
      <div style={{ whiteSpace: 'normal' }}>
        {name}
        <SecondaryText>
          {CertSubjectText[certSubject]} {RequiredCourseText[requiredCourse]}
        </SecondaryText>
      </div>
    ),
  },
  numberColumn<Push>({ title: '学时（分钟）', dataIndex: 'learningHours', width: 112 }),
  dateColumn<Push>({ title: '上传时间', dataIndex: 'uploadTime' }),
  {
    title: '尝试',
    dataIndex: 'tries',
    width: 148,
    render: (tries: number, { nextTryTime }) => (
      <>
        {tries} 次{nextTryTime && <SecondaryText>下次 {formatDateTime(nextTryTime)}</SecondaryText>}
      </>
    ),
  },
  {
    title: '省平台的应答',
    key: 'answer',
    width: 200,
    ellipsis: true,
    render: (_, { receiptNo, reason, state }) => (
      <div style={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
        {[receiptNo, reason].filter(Boolean).join(' · ') || (state === 'unknown' ? '没有应答' : '—')}
      </div>
    ),
  },
  { title: '操作', key: 'actions', width: 144, render: (_, upload) => <UploadActions upload={upload} onAsk={onAsk} /> },
]
