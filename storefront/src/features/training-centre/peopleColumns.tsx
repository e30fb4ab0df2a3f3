import { ReminderStateText } from '@zhuxue/api/terms/commerce/training_centre'
import { CentreFilterText, SeatState, SeatStateText } from '@zhuxue/api/terms/learning/seats'
import { ProgressBar } from '~/components/ui/ProgressBar'
import type { Column } from '~/components/ui/list/RecordTable'
import { day } from '~/lib/format'
import type { CentrePerson } from '~/lib/http/apiTypes'
import { keyOf, type Chosen } from './centreQuery'
import styles from './TrainingCentre.module.css'

const tagClasses = {
  [SeatState.Waiting]: 'tag tag--amber',
  [SeatState.Ready]: 'tag',
  [SeatState.Studied]: 'tag tag--moss',
  [SeatState.Ended]: 'tag tag--quiet',
} as const

export const peopleColumns = (
  chosen: Chosen,
  onChoose: (person: CentrePerson, isChosen: boolean) => void
): Column<CentrePerson>[] => [
  {
    title: '学员',
    className: styles.person,
    unlabelled: true,
    cell: (person) => (
      <label>
        <input
          type="checkbox"
          checked={chosen.has(keyOf(person))}
          disabled={!person.remindable}
          aria-label={`选择 ${person.telephone}`}
          onChange={(event) => onChoose(person, event.target.checked)}
        />
        <b>{person.telephone}</b>
        <span>{person.listedName ?? person.userName}</span>
      </label>
    ),
  },
  { title: '课程', className: styles.course, cell: ({ courseName }) => courseName },
  { title: '状态', cell: (person) => <State person={person} /> },
  { title: '学习进度', cell: (person) => <Progress person={person} /> },
  { title: '分配日期', cell: ({ assignedDate }) => assignedDate },
  { title: '最近学习', cell: ({ lastOpenedDate }) => lastOpenedDate ?? '—' },
  { title: '提醒', cell: (person) => <Reminder person={person} /> },
]

function State({ person: { state, isFinished, isIdle } }: { person: CentrePerson }) {
  return (
    <>
      <span className={tagClasses[state]}>{isFinished ? CentreFilterText.finished : SeatStateText[state]}</span>
      {isIdle && <small>{CentreFilterText.idle}</small>}
    </>
  )
}

function Progress({ person: { lastOpenedDate, studyProgress } }: { person: CentrePerson }) {
  if (!lastOpenedDate && studyProgress === 0) return '未开始'
  return (
    <>
      <ProgressBar label="学习进度" value={studyProgress} tone="moss" className={styles.bar} />
      {studyProgress}%
    </>
  )
}

function Reminder({ person: { remindedTime, reminderState } }: { person: CentrePerson }) {
  if (!reminderState) return '—'
  return (
    <>
      {day(remindedTime)}
      <small>{ReminderStateText[reminderState]}</small>
    </>
  )
}
