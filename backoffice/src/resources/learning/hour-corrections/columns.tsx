import type { TableProps } from 'antd'
import { SecondaryText } from '../../../components/list/SecondaryText'
import { dateColumn } from '../../../components/list/columns'
import { learnerColumn } from '../../certificates/public'
import type { HourCorrection } from '../../../lib/apiTypes'

export const correctionColumns: TableProps<HourCorrection>['columns'] = [
  learnerColumn<HourCorrection>(),
  {
    title: '课程和章节',
    dataIndex: 'courseName',
    ellipsis: true,
    render: (name: string, { chapterName }) => (
      <div style={{ whiteSpace: 'normal' }}>
        {name}
        <SecondaryText>{chapterName ?? '手工增减'}</SecondaryText>
      </div>
    ),
  },
  {
    title: '未上传学时（分钟）',
    key: 'minutes',
    width: 176,
    align: 'right',
    className: 'numeric',
    render: (_, { beforeMinutes, afterMinutes, heldMinutes }) => (
      <>
        {beforeMinutes} → {afterMinutes}
        {heldMinutes !== 0 && <SecondaryText>待通过测试 {signed(heldMinutes)}</SecondaryText>}
      </>
    ),
  },
  {
    title: '原因',
    dataIndex: 'reason',
    width: 240,
    ellipsis: true,
    render: (reason: string) => <div style={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>{reason || '—'}</div>,
  },
  { title: '校正人', dataIndex: 'correctedBy', width: 110, render: (name: string | null) => name ?? '—' },
  dateColumn<HourCorrection>({ title: '校正时间', dataIndex: 'correctedTime' }),
]

const signed = (minutes: number) => (minutes > 0 ? `+${minutes}` : String(minutes))
