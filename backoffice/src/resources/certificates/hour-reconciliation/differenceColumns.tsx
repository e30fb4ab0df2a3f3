import { PushStateText } from '@zhuxue/api/terms/certificates'
import {
  DifferenceStatusText,
  RegistryDifferenceHint,
  RegistryDifferenceText,
} from '@zhuxue/api/terms/certificates/reconciliation'
import type { TableProps } from 'antd'
import { Link } from 'react-router'
import { Small } from '../../../components/list/SecondaryText'
import { moment } from '../../../components/format'
import { StatusTag } from '../../../components/list/StatusTag'
import { userCertPath } from '../paths'
import { differenceTone, statusTone } from './day'
import { Mends, type AskedMend } from './ResolutionButtons'
import type { RegistryDifference } from '../../../lib/apiTypes'

const minutes = (value: number | null) => (value === null ? '—' : String(value))

export const differenceColumns = (onAsk: (asked: AskedMend) => void): TableProps<RegistryDifference>['columns'] => [
  {
    title: '差异',
    dataIndex: 'difference',
    ellipsis: true,
    render: (difference: RegistryDifference['difference'], { ourState }) => (
      <div style={{ whiteSpace: 'normal' }}>
        <StatusTag of={difference} text={RegistryDifferenceText} tone={differenceTone} />
        <Small>
          {RegistryDifferenceHint[difference]}
          {ourState && difference === 'state' && `本系统：${PushStateText[ourState]}。`}
        </Small>
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
          <Small>{courseName}</Small>
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
        <span className="figure" style={{ overflowWrap: 'anywhere' }}>
          {pushId}
        </span>
        {receiptNo && <Small>受理编号 {receiptNo}</Small>}
      </>
    ),
  },
  {
    title: '状态',
    dataIndex: 'differenceStatus',
    width: 160,
    render: (status: RegistryDifference['differenceStatus'], { note, resolvedBy, resolvedTime }) => (
      <>
        <StatusTag of={status} text={DifferenceStatusText} tone={statusTone} />
        {note && <Small>{note}</Small>}
        {resolvedBy && (
          <Small>
            {resolvedBy} {moment(resolvedTime)}
          </Small>
        )}
      </>
    ),
  },
  {
    title: '操作',
    key: 'actions',
    width: 132,
    render: (_, difference) => <Mends difference={difference} onAsk={onAsk} />,
  },
]

function amount(title: string, dataIndex: 'provinceMinutes' | 'ourMinutes') {
  return { title, dataIndex, width: 120, align: 'right' as const, className: 'figure', render: minutes }
}
