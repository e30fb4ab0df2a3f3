import { HoursState, HoursStateText } from '@zhuxue/api/terms/organisations'
import { ProgressBar } from '~/components/ui/ProgressBar'
import type { Column } from '~/components/ui/list/RecordTable'
import type { HoursPerson } from '~/lib/http/apiTypes'
import styles from '~/features/training-centre/TrainingCentre.module.css'

const tagClasses = {
  [HoursState.NotStarted]: 'tag tag--quiet',
  [HoursState.Studying]: 'tag',
  [HoursState.Met]: 'tag tag--moss',
  [HoursState.Due]: 'tag tag--amber',
  [HoursState.Overdue]: 'tag tag--amber',
} as const

export const hoursColumns: Column<HoursPerson>[] = [
  {
    title: '成员',
    className: styles.person,
    unlabelled: true,
    cell: ({ userName, telephone }) => (
      <>
        <b>{userName}</b>
        <small>{telephone}</small>
      </>
    ),
  },
  { title: '部门', cell: ({ department }) => department || '—' },
  {
    title: '证书',
    className: styles.course,
    cell: ({ kindName, specialtyName, validTo }) => (
      <>
        {[kindName, specialtyName].filter(Boolean).join(' · ')}
        <small>有效期至 {validTo}</small>
      </>
    ),
  },
  { title: '必修学时', cell: (row) => <Done label="必修学时" done={row.requiredDone} needed={row.requiredNeeded} /> },
  { title: '选修学时', cell: (row) => <Done label="选修学时" done={row.electiveDone} needed={row.electiveNeeded} /> },
  { title: '申请截止', cell: ({ applyUntil }) => applyUntil },
  {
    title: '状态',
    cell: ({ hoursState }) => <span className={tagClasses[hoursState]}>{HoursStateText[hoursState]}</span>,
  },
]

function Done({ label, done, needed }: { label: string; done: number; needed: number }) {
  if (!needed) return '—'
  return (
    <>
      <ProgressBar label={label} max={needed} value={Math.min(done, needed)} tone="moss" className={styles.bar} />
      {done}/{needed}
    </>
  )
}
