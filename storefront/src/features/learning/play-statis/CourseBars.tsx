import { courseTypeText } from '~/lib/courseTypes'
import { duration } from '~/lib/format'
import type { CoursePlayTime } from '~/lib/http/wire'
import { paths } from '~/lib/paths'
import { shareOf } from './bars'
import styles from './PlayStatis.module.css'

export function CourseBars({ courses }: { courses: CoursePlayTime[] }) {
  const longest = Math.max(...courses.map(({ totalPlayTime }) => totalPlayTime))
  return (
    <section className={`sheet ${styles.part}`} aria-label="每门课程">
      <h2>每门课程</h2>
      <ol className={styles.courses}>
        {courses.map(({ courseId, courseName, courseType, totalPlayTime }) => (
          <li key={courseId}>
            <a href={paths.course(courseId)}>{courseName}</a>
            <span className="tag tag--quiet">{courseTypeText(courseType)}</span>
            <b>{duration(totalPlayTime)}</b>
            <i aria-hidden="true">
              <i style={{ width: `${shareOf(totalPlayTime, longest)}%` }} />
            </i>
          </li>
        ))}
      </ol>
    </section>
  )
}
