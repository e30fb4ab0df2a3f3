import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { LiveStatus, liveTexts } from '@zhuxue/api/terms/catalogue'
import { Denial, DenialText, studyTexts } from '@zhuxue/api/terms/learning/entitlements'
import { lazyDialog } from '~/components/dialog/lazyDialog'
import { Icon } from '~/components/ui/Icon'
import { icons } from '~/components/ui/icons'
import { access } from '~/features/learning/course/accessStore'
import { LiveDot } from '~/features/learning/shared/LiveDot'
import { studyAction } from '~/features/learning/shared/studyAction'
import { ensureSignedIn } from '~/lib/session/ensureSignedIn'
import { isSignedIn } from '~/lib/session/session'
import { notify } from '~/lib/toasts'
import { useStore } from '~/lib/useStore'
import type { Course } from '~/lib/http/apiTypes'
import { liveStatusLines } from './liveStatusLines'
import { liveStatusNow } from './liveStore'
import styles from './LiveRoom.module.css'

// The player is larger than the rest of the page.
const LiveDialog = lazyDialog(() => import('./LiveDialog'))

type Props = {
  course: Course
  status: LiveStatus
  /** The island is hydrated. */
  ready: boolean
  hasReplay: boolean
  autoplay?: boolean
  onReplay: () => void
  /** The lesson's status may have changed meanwhile. */
  onClose: () => void
}

/** The status of a live lesson, and the button to enter. */
export function LiveRoom({ course, status, ready, hasReplay, autoplay, onReplay, onClose }: Props) {
  const mine = useStore(access, null)
  const [isOpen, setOpen] = useState(false)
  const [isEntering, setEntering] = useState(false)
  const action = studyAction({ ...course, liveStatus: status })
  const isWaiting = action.isWaiting && mine?.bought === true

  async function enter() {
    if (!isSignedIn() && course.coursePrice > 0 && !(await ensureSignedIn())) return
    setEntering(true)
  }

  useEffect(() => {
    if (autoplay && mine?.bought && status === LiveStatus.Started) setOpen(true)
  }, [autoplay, mine?.bought, status])

  // Who waits on the page enters when the lesson begins.
  const statusNow = useStore(liveStatusNow, null)
  const before = useRef(statusNow)
  const enterAtBeginning = useEffectEvent(() => {
    if (before.current === LiveStatus.Unstarted && statusNow === LiveStatus.Started && mine?.bought) setOpen(true)
    before.current = statusNow
  })
  useEffect(() => enterAtBeginning(), [statusNow])

  // A click before the response is handled when it arrives.
  useEffect(() => {
    if (!isEntering || !mine?.known) return
    setEntering(false)
    if (mine.bought) setOpen(true)
    else notify(DenialText[mine.denial ?? Denial.NotBought], 'error')
  }, [isEntering, mine])

  return (
    <div className={styles.room} data-on={status === LiveStatus.Started}>
      <p className={styles.line}>
        <Icon path={icons.live} size={18} />
        {liveStatusLines[status]}
        {isWaiting && <span>{liveTexts.startsByItself}</span>}
      </p>
      {(status !== LiveStatus.Completed || (mine?.bought && hasReplay)) && (
        <button
          type="button"
          className={isWaiting ? 'btn' : 'btn btn--primary'}
          disabled={!ready}
          onClick={status === LiveStatus.Completed ? onReplay : enter}
        >
          {action.isRunning && <LiveDot />}
          {mine?.bought ? action.text : studyTexts.enterLive}
        </button>
      )}
      {isOpen && (
        <LiveDialog
          course={course}
          onReplay={() => {
            setOpen(false)
            onReplay()
          }}
          onClose={() => {
            setOpen(false)
            onClose()
          }}
        />
      )}
    </div>
  )
}
