import { SeatState, SeatStateText } from '@zhuxue/api/terms/learning'
import { day, minutes } from '~/lib/format'
import type { Seat } from '~/lib/http/wire'
import styles from './SeatTable.module.css'

const looks = {
  [SeatState.Waiting]: 'tag tag--amber',
  [SeatState.Ready]: 'tag',
  [SeatState.Studied]: 'tag tag--moss',
  [SeatState.Ended]: 'tag tag--quiet',
} as const

/** One seat: a row of the table, and a card where the screen is narrow. */
export function SeatRow({ seat, onMove }: { seat: Seat; onMove: () => void }) {
  const begun = seat.state === SeatState.Studied || seat.studiedMinutes > 0
  return (
    <tr>
      <td className={styles.phone}>{seat.telephone}</td>
      <td data-label="姓名">{seat.userName ?? '—'}</td>
      <td data-label="状态">
        <span className={looks[seat.state]}>{SeatStateText[seat.state]}</span>
      </td>
      <td data-label="学习进度" className={styles.progress}>
        {begun ? (
          <>
            <progress max={100} value={seat.studyProgress} aria-label="学习进度" />
            {seat.studyProgress}%<small>{minutes(seat.studiedMinutes)} 分钟</small>
          </>
        ) : (
          '未开始'
        )}
      </td>
      <td data-label="分配时间">
        {seat.assignedTime?.slice(0, 16)}
        {seat.expiryDate && <small>有效期至 {day(seat.expiryDate)}</small>}
      </td>
      <td className={styles.actions}>
        {seat.movable && (
          <button
            type="button"
            className="btn btn--small"
            aria-label={`转移 ${seat.telephone}`}
            onClick={onMove}
          >
            转移
          </button>
        )}
      </td>
    </tr>
  )
}
