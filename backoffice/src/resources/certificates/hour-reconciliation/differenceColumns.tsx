import { HourUploadStateText } from '@zhuxue/api/terms/certificates'
import {
  DifferenceStatusText,
  RegistryDifferenceHint,
  RegistryDifferenceText,
} from '@zhuxue/api/terms/certificates/reconciliation'
import type { TableProps } from 'antd'
import { Link } from 'react-router'
import { SecondaryText } from '../../../components/list/SecondaryText'
import { formatDateTime } from '../../../components/format'
import { StatusTag } from '../../../components/list/StatusTag'
import { userCertPath } from '../paths'
import { differenceTone, statusTone } from './day'
import { ResolutionButtons, type ResolutionRequest } from './ResolutionButtons'
import type { RegistryDiscrepancy } from '../../../lib/apiTypes'

const minutes = (value: number | null) => (value === null ? '—' : String(value))

export const differenceColumns = (
  onAsk: (request: ResolutionRequest) => void
): TableProps<RegistryDiscrepancy>['columns'] => [
  {
    title: '差异',
    dataIndex: 'difference',
    ellipsis: true,
    render: (difference: RegistryDiscrepancy['difference'], { ourState }) => (
      <div style={{ whiteSpace: 'normal' }}>
        <StatusTag of={difference} text={RegistryDifferenceText} tone={differenceTone} />
        <SecondaryText>
          {RegistryDifferenceHint[difference]}
          {ourState && difference === 'state' && `本系统：${HourUploadStateText[ourState]}。`}
        </SecondaryText>
      </div>
    ),
  },
  {
    title: '学员和课程',
    key: 'person',
    width: 210,
    render: (_, { userId, userName, courseName }) =>
      userId === null ? (
        '没有对应的学员'
      ) : (
        <>
          <Link to={userCertPath(userId)}>{userName}</Link>
          <SecondaryText>{courseName}</SecondaryText>
        </>
      ),
  },
  amount('省平台（分钟）', 'provinceMinutes'),
  amount('本系统（分钟）', 'ourMinutes'),
  {
    title: '上传编号',
    dataIndex: 'pushId',
    width: 200,
    render: (pushId: string, { receiptNo }) => (
      <>
        <span className="numeric" translate="no" style={{ overflowWrap: 'anywhere' }}>
          {pushId}
        </span>
        {receiptNo && <SecondaryText>受理编号 {receiptNo}</SecondaryText>}
      </>
    ),
  },
  {
    title: '状态',
    dataIndex: 'differenceStatus',
    width: 160,
    render: (status: RegistryDiscrepancy['differenceStatus'], { note, resolvedBy, resolvedTime }) => (
      <>
        <StatusTag of={status} text={DifferenceStatusText} tone={statusTone} />
        {note && <SecondaryText>{note}</SecondaryText>}
        {resolvedBy && (
          <SecondaryText>
            {resolvedBy} {formatDateTime(resolvedTime)}
          </SecondaryText>
        )}
      </>
    ),
  },
  {
    title: '操作',
    key: 'actions',
    width: 132,
    render: (_, difference) => <ResolutionButtons difference={difference} onAsk={onAsk} />,
  },
]

function amount(title: string, dataIndex: 'provinceMinutes' | 'ourMinutes') {
  return { title, dataIndex, width: 120, align: 'right' as const, className: 'numeric', render: minutes }
}
