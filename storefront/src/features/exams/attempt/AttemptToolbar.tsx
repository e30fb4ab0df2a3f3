import { useState, type ReactNode } from 'react'
import { FrameBar } from '~/components/frame/FrameBar'
import { Icon } from '~/components/ui/Icon'
import { icons } from '~/components/ui/icons'
import { formatClock } from '~/lib/formatClock'
import { paths } from '~/lib/paths'
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
  /** On a phone: the title of its bar, and what follows the time. */
  title?: string
  children?: ReactNode
}

/**
 * The saving state, and the time left. A screen reader announces the time at ten, five and one minute, and on request.
 */
export function AttemptToolbar(props: Props) {
  const { save, deadline, timeRequests, onOver, onDoubt, onRetry, title, children } = props
  const [announced, setAnnounced] = useState<number | null>(null)
  const left = useTimeLeft(deadline, { over: onOver, doubt: onDoubt, announce: setAnnounced })
  const [spoken, setSpoken] = useState({ asked: timeRequests, text: '' })
  if (spoken.asked !== timeRequests) {
    const text = left === null ? '本卷不限时间' : timeLeftText(left)
    setSpoken({ asked: timeRequests, text })
  }
  const isFailing = save.isFailing && save.unsent > 0
  const saved = (
    <p className={styles.saved} data-failing={isFailing}>
      {savedText(save)}
      {isFailing && (
        <button type="button" className="link" onClick={onRetry}>
          立即重试
        </button>
      )}
    </p>
  )
  const time = (
    <>
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
        {isFailing ? savedText(save) : ''}
      </p>
    </>
  )
  if (title === undefined) {
    return (
      <div className={styles.bar}>
        {saved}
        {time}
      </div>
    )
  }
  return (
    <FrameBar back={paths.myCourse} title={title} status={saved}>
      {time}
      {children}
    </FrameBar>
  )
}
