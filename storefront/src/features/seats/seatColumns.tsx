import { SeatState, SeatStateText } from '@zhuxue/api/terms/learning/seats'
import { ProgressBar } from '~/components/ui/ProgressBar'
import type { Column } from '~/components/ui/list/RecordTable'
import { day, minute } from '~/lib/format'
import type { Seat } from '~/lib/http/apiTypes'
import styles from './SeatTable.module.css'

const tagClasses = {
  [SeatState.Waiting]: 'tag tag--amber',
  [SeatState.Ready]: 'tag',
  [SeatState.Studied]: 'tag tag--moss',
  [SeatState.Ended]: 'tag tag--quiet',
} as const

export const seatColumns: Column<Seat>[] = [
  { title: '手机号', className: styles.phone, unlabelled: true, cell: ({ telephone }) => telephone },
  { title: '姓名', cell: (seat) => <Names {...seat} /> },
  { title: '状态', cell: ({ state }) => <span className={tagClasses[state]}>{SeatStateText[state]}</span> },
  { title: '学习进度', cell: (seat) => <Progress seat={seat} /> },
  {
    title: '分配时间',
    cell: ({ assignedTime, expiryDate }) => (
      <>
        {minute(assignedTime)}
        {expiryDate && <small>有效期至 {day(expiryDate)}</small>}
      </>
    ),
  },
]

type SeatAction = (seat: Seat) => void

export const actionColumn = (onMove: SeatAction, onReturn: SeatAction): Column<Seat> => ({
  title: '操作',
  className: styles.actions,
  unlabelled: true,
  cell: (seat) =>
    seat.movable && (
      <span className={styles.buttons}>
        <button
          type="button"
          className="btn btn--small"
          aria-label={`转移 ${seat.telephone}`}
          onClick={() => onMove(seat)}
        >
          转移
        </button>
        <button
          type="button"
          className="btn btn--small"
          aria-label={`收回 ${seat.telephone}`}
          onClick={() => onReturn(seat)}
        >
          收回
        </button>
      </span>
    ),
})

function Progress({ seat }: { seat: Seat }) {
  if (!seat.firstStudiedTime) return '未开始'
  return (
    <>
      <ProgressBar label="学习进度" value={seat.studyProgress} tone="moss" className={styles.progress} />
      {seat.studyProgress}%
    </>
  )
}

type Props = { listedName: string | null; userName: string | null }

/** As the customer wrote it; below it the registered name, masked. */
function Names({ listedName, userName }: Props) {
  if (!listedName) return userName ?? '—'
  return (
    <>
      {listedName}
      {userName && <small>登记为 {userName}</small>}
    </>
  )
}
