import { useCallback, useEffect, useState } from 'react'
import { LiveStatus } from '@zhuxue/api/terms/catalogue'
import { Denial, DenialText } from '@zhuxue/api/terms/learning/entitlements'
import { lazyDialog } from '~/components/dialog/lazyDialog'
import { Icon } from '~/components/ui/Icon'
import { icons } from '~/components/ui/icons'
import { access } from '~/features/learning/course/accessStore'
import { loadApi } from '~/lib/http/loadApi'
import { ensureSignedIn } from '~/lib/session/ensureSignedIn'
import { isSignedIn } from '~/lib/session/session'
import { liveMoment } from '~/lib/liveMoment'
import { notify } from '~/lib/toasts'
import { useStore } from '~/lib/useStore'
import type { Course } from '~/lib/http/apiTypes'
import { liveStatusLines } from './liveStatusLines'
import styles from './LiveRoom.module.css'

// The player is larger than the rest of the page.
const LiveDialog = lazyDialog(() => import('./LiveDialog'))

type Props = {
  course: Course
  status: LiveStatus
  /** The island is hydrated. */
  ready: boolean
  autoplay?: boolean
  onReplay: () => void
  /** The lesson's status may have changed meanwhile. */
  onClose: () => void
}

/** The status of a live lesson, and the button to enter. */
export function LiveRoom({ course, status, ready, autoplay, onReplay, onClose }: Props) {
  const mine = useStore(access, null)
  const [isOpen, setOpen] = useState(false)
  const liveTime = liveMoment(course)
  const [isEntering, setEntering] = useState(false)

  async function enter() {
    if (!isSignedIn() && course.coursePrice > 0 && !(await ensureSignedIn())) return
    setEntering(true)
  }

  useEffect(() => {
    if (autoplay && mine?.bought && status === LiveStatus.Started) setOpen(true)
  }, [autoplay, mine?.bought, status])

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
        {liveTime && status === LiveStatus.Unstarted && <span>{liveTime.text}</span>}
      </p>
      {status !== LiveStatus.Completed && (
        <button type="button" className="btn btn--primary" disabled={!ready} onClick={enter}>
          进入直播间
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

/** The cached page may be older than the lesson's status. */
export function useLiveStatus({ courseId, liveStatus }: Course): [LiveStatus | null, () => void] {
  const [status, setStatus] = useState<LiveStatus | null>(liveStatus)
  const reloadStatus = useCallback(() => {
    if (!liveStatus) return
    loadApi()
      .then(({ api }) => api.learning.vod.liveState({ params: { id: courseId } }))
      .then((state) => setStatus(state.liveStatus))
      .catch(() => undefined)
  }, [courseId, liveStatus])
  useEffect(reloadStatus, [reloadStatus])
  return [status, reloadStatus]
}
