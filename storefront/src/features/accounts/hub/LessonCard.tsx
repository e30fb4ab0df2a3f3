import { Icon } from '~/components/ui/Icon'
import { icons } from '~/components/ui/icons'
import { Picture } from '~/components/ui/Picture'
import { ProgressBar } from '~/components/ui/ProgressBar'
import { lessonText, type Lesson } from '~/features/learning/shared/lastLesson'
import { LiveDot } from '~/features/learning/shared/LiveDot'
import { paths } from '~/lib/paths'
import styles from './MyHub.module.css'

/** Undefined while it loads; null when there is nothing to continue. */
export function LessonCard({ lesson }: { lesson: Lesson | null | undefined }) {
  if (lesson === undefined) return <div className={`skeleton ${styles.lessonSkeleton}`} aria-hidden="true" />
  if (lesson === null) {
    return (
      <a className={`sheet ${styles.lesson}`} href={paths.courses}>
        <span className={styles.text}>
          <b>选一门课开始学习</b>
          <small>学过的课程在「我的课程」里复习</small>
        </span>
        <span className="btn btn--primary btn--small">去选课</span>
      </a>
    )
  }
  const { word, place, percent, href } = lessonText(lesson)
  return (
    <a className={`sheet ${styles.lesson}`} href={href}>
      {lesson.courseImgUrl ? (
        <Picture src={lesson.courseImgUrl} width={80} height={45} sizes="80px" widths={[200]} />
      ) : (
        <Icon path={icons.play} size={28} />
      )}
      <span className={styles.text}>
        <b>{lesson.courseName}</b>
        <small>{place}</small>
        {percent > 0 && <ProgressBar label="本章进度" value={percent} />}
      </span>
      <span className="btn btn--primary btn--small">
        {lesson.liveStatus === 'started' && <LiveDot />}
        {word}
      </span>
    </a>
  )
}
