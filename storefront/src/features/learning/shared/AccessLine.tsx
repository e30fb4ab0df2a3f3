import { useEffect, useEffectEvent } from 'react'
import { CourseType } from '@zhuxue/api/terms/catalogue'
import { Denial, DenialText, endedText, expiryText } from '@zhuxue/api/terms/learning/entitlements'
import { Icon } from '~/components/ui/Icon'
import { icons } from '~/components/ui/icons'
import { onBfcacheRestore } from '~/lib/history/bfcacheRestore'
import { useSession } from '~/lib/session/useSession'
import { isVideo } from '~/lib/courseTypes'
import { useStore } from '~/lib/useStore'
import styles from './AccessLine.module.css'
import type { Course } from '~/lib/http/apiTypes'
import { access, loadAccess, usesStudyPage } from '~/features/learning/course/accessStore'
import { LiveDot } from './LiveDot'
import { liveStatusNow } from '~/features/learning/live/liveStore'
import { useOwned } from './ownedStore'
import { studyAction, type Studied } from './studyAction'

const reasons: Record<string, string> = { free: '免费课程，无需登录即可观看', staff: '您可以查看本课程的全部内容' }
const nouns: Record<number, string> = { [CourseType.Answer]: '本问答' }

type Mine = Studied &
  Pick<Course, 'coursePrice'> & {
    /** Absent on public pages. */
    onSale?: boolean
  }

export function AccessLine({ course }: { course: Mine }) {
  const account = useSession()
  const mine = useStore(access, null)
  const liveStatus = useStore(liveStatusNow, null)
  const owned = useOwned(course.courseId)
  const load = useEffectEvent(() => loadAccess(course))
  useEffect(() => void load(), [course.courseId, account.token])
  useEffect(() => onBfcacheRestore(() => load()), [])

  if (mine?.denial === Denial.Expired || mine?.denial === Denial.SwitchedOff) {
    return (
      <p className={styles.line} data-over>
        <Icon path={icons.lock} size={18} />
        <span className={styles.text}>
          {mine.endedOn ? endedText(mine.endedOn, course.onSale !== false) : DenialText[mine.denial]}
        </span>
      </p>
    )
  }
  if (!mine?.bought) return null
  const watched = isVideo(course.courseType)
  // Free answers need no link to start.
  if (!watched && mine.reason === 'free') return null
  const action = studyAction(
    { ...course, liveStatus: liveStatus ?? course.liveStatus },
    { begun: owned?.begun, isPreview: !usesStudyPage(mine) }
  )
  const until = mine.expiryDate ? `，${expiryText(mine.expiryDate, mine.daysLeft)}` : ''
  return (
    <p className={styles.line}>
      <Icon path={icons.check} size={18} />
      <span className={styles.text}>
        {mine.reason === 'live_code' && '直播码有效，'}
        {reasons[mine.reason ?? ''] ?? `您已拥有${nouns[course.courseType] ?? '本课程'}${until}`}
      </span>
      <a href={action.href}>
        {action.isRunning && <LiveDot />}
        {action.text}
      </a>
    </p>
  )
}
