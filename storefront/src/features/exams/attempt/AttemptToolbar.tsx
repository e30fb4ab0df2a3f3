import { useState } from 'react'
import { Icon } from '~/components/ui/Icon'
import { icons } from '~/components/ui/icons'
import { formatClock } from '~/lib/formatClock'
import { timeLeftText, type Deadline } from '~/features/exams/attempt/clock/deadline'
import { savedText, type SaveState } from '~/features/exams/attempt/saving/savedText'
import styles from './AttemptToolbar.module.css'
import { useTimeLeft } from '~/features/exams/attempt/clock/useTimeLeft'

type Props = {
  save: SaveState
  deadline: Deadline | null
  /** Counts requests to announce the time. */
  timeRequests: number
  onOver: () => void
  onDoubt: () => void
  onRetry: () => void
}

/**
 * The saving state, and the time left. A screen reader announces the time at ten, five and one minute, and on request.
 */
export function AttemptToolbar({ save, deadline, timeRequests, onOver, onDoubt, onRetry }: Props) {
  const [announced, setAnnounced] = useState<number | null>(null)
  const left = useTimeLeft(deadline, { over: onOver, doubt: onDoubt, announce: setAnnounced })
  const [spoken, setSpoken] = useState({ asked: timeRequests, text: '' })
  if (spoken.asked !== timeRequests) {
    const text = left === null ? '本卷不限时间' : timeLeftText(left)
    setSpoken({ asked: timeRequests, text })
  }
  return (
    <div className={styles.bar}>
      <p className={styles.saved} data-failing={save.isFailing && save.unsent > 0}>
        {savedText(save)}
        {save.isFailing && save.unsent > 0 && (
          <button type="button" className="link" onClick={onRetry}>
            立即重试
          </button>
        )}
      </p>
      {left !== null && (
        <p className={styles.time} data-short={left <= 300} role="timer" aria-live="off">
          <Icon path={icons.clock} size={18} />
          <span className="visually-hidden">剩余时间</span>
          {formatClock(left)}
        </p>
      )}
      <p className="visually-hidden" role="status">
        {announced !== null && `还剩 ${announced} 分钟`}
      </p>
      <p className="visually-hidden" role="status" key={spoken.asked}>
        {spoken.text}
      </p>
      <p className="visually-hidden" role="status">
        {save.isFailing && save.unsent > 0 ? savedText(save) : ''}
      </p>
    </div>
  )
}
