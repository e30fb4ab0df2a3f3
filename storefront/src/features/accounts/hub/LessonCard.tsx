import { LiveStatus } from '@zhuxue/api/terms/catalogue'
import { Icon } from '~/components/ui/Icon'
import { icons } from '~/components/ui/icons'
import { Picture } from '~/components/ui/Picture'
import { ProgressBar } from '~/components/ui/ProgressBar'
import { lessonText, nothingLeft, type Lesson } from '~/features/learning/shared/lastLesson'
import { LiveDot } from '~/features/learning/shared/LiveDot'
import styles from './MyHub.module.css'

/** Undefined while it loads; null when there is nothing to continue. */
export function LessonCard({ lesson }: { lesson: Lesson | null | undefined }) {
  if (lesson === undefined) return <div className={`skeleton ${styles.lessonSkeleton}`} aria-hidden="true" />
  if (lesson === null) {
    return (
      <a className={`sheet ${styles.lesson}`} href={nothingLeft.href}>
        <span className={styles.text}>
          <b>{nothingLeft.title}</b>
          <small>{nothingLeft.place}</small>
        </span>
        <span className="btn btn--primary btn--small">{nothingLeft.word}</span>
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
        {lesson.liveStatus === LiveStatus.Started && <LiveDot />}
        {word}
      </span>
    </a>
  )
}
