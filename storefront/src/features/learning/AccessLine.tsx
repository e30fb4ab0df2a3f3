import { useEffect } from 'react'
import { Icon } from '~/components/ui/Icon'
import { useSession } from '~/features/accounts/useSession'
import { day } from '~/lib/format'
import { useShared } from '~/lib/useShared'
import styles from './AccessLine.module.css'
import { access, askAccess } from './accessStore'

const reasons: Record<string, string> = {
  free: '免费课程，无需登录即可观看',
  staff: '您可以查看本课程的全部内容',
}

/** Says that the course is already yours; asks the server when somebody is signed in. */
export function AccessLine({ course }: { course: { courseId: number; coursePrice: number } }) {
  const who = useSession()
  const mine = useShared(access, null)
  useEffect(() => void askAccess(course), [course.courseId, who.token])

  if (!mine?.bought) return null
  const until = mine.expiryDate ? `，有效期至 ${day(mine.expiryDate)}` : ''
  return (
    <p className={styles.line}>
      <Icon name="check" size={18} />
      {reasons[mine.reason ?? ''] ?? `您已拥有本课程${until}`}
      <a href="#study">开始学习</a>
    </p>
  )
}
