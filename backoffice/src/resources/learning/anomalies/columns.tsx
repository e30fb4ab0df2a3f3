import {
  AnomalyKindHint,
  AnomalyKindText,
  AnomalyStatusText,
  EvidenceSubjectText,
  type EvidenceItem,
} from '@zhuxue/api/terms/learning/anomalies'
import type { TableProps } from 'antd'
import { SecondaryText } from '../../../components/list/SecondaryText'
import { LinkButton } from '../../../components/list/LinkButton'
import { Link } from 'react-router'
import { formatDateTime } from '../../../components/format'
import { dateColumn } from '../../../components/list/columns'
import { StatusTag } from '../../../components/list/StatusTag'
import { userCertPath } from '../../certificates/public'
import type { Anomaly } from '../../../lib/apiTypes'
import { useState } from 'react'
import styles from './Evidence.module.css'

const statusTone = { open: 'warning', explained: 'success', investigate: 'error' } as const

/** @param onMark null for read-only roles */
export function anomalyColumns(
  onMark: ((anomaly: Anomaly) => void) | null
): NonNullable<TableProps<Anomaly>['columns']> {
  return [
    {
      title: '类型',
      dataIndex: 'kind',
      width: 230,
      render: (kind: Anomaly['kind']) => (
        <div style={{ whiteSpace: 'normal' }}>
          {AnomalyKindText[kind]}
          <SecondaryText>{AnomalyKindHint[kind]}</SecondaryText>
        </div>
      ),
    },
    {
      title: '学员',
      dataIndex: 'userName',
      width: 130,
      render: (name: string | null, { userId, telephone, weight }) =>
        userId === null ? (
          `${weight} 个账号`
        ) : (
          <>
            {onMark ? <Link to={userCertPath(userId)}>{name}</Link> : name}
            <SecondaryText>{telephone ?? '—'}</SecondaryText>
          </>
        ),
    },
    {
      title: '依据',
      dataIndex: 'evidence',
      ellipsis: true,
      render: (items: Anomaly['evidence']) => <Evidence items={items} />,
    },
    dateColumn<Anomaly>({ title: '发生时间', dataIndex: 'happenedTime' }),
    {
      title: '状态',
      dataIndex: 'anomalyStatus',
      width: 180,
      render: (status: Anomaly['anomalyStatus'], { note, markedBy, markedTime }) => (
        <>
          <StatusTag of={status} text={AnomalyStatusText} tone={statusTone} />
          {note && <SecondaryText>{note}</SecondaryText>}
          {markedBy && (
            <SecondaryText>
              {markedBy} {formatDateTime(markedTime)}
            </SecondaryText>
          )}
        </>
      ),
    },
    ...(onMark ? [actions(onMark)] : []),
  ]
}

const actions = (onMark: (anomaly: Anomaly) => void) => ({
  title: '操作',
  key: 'actions',
  width: 76,
  fixed: 'right' as const,
  render: (_: unknown, anomaly: Anomaly) => (
    <LinkButton
      aria-label={`标记 ${AnomalyKindText[anomaly.kind]} ${anomaly.userName ?? anomaly.happenedTime}`}
      onClick={() => onMark(anomaly)}
    >
      标记
    </LinkButton>
  ),
})

const firstShown = 3

/** Each item with the number of its record, so that it can be looked up. */
function Evidence({ items }: { items: EvidenceItem[] }) {
  const [all, setAll] = useState(false)
  const shown = all ? items : items.slice(0, firstShown)
  return (
    <>
      <ul className={styles.items}>
        {shown.map(({ subject, id, time, words }) => (
          <li key={`${subject} ${id} ${words}`}>
            {words}
            <small>
              {EvidenceSubjectText[subject]} {id} · {formatDateTime(time)}
            </small>
          </li>
        ))}
      </ul>
      {items.length > firstShown && (
        <LinkButton onClick={() => setAll(!all)}>{all ? '收起' : `全部 ${items.length} 条`}</LinkButton>
      )}
    </>
  )
}
