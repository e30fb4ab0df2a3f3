import type { MyCourse } from '~/lib/http/apiTypes'
import { MyCourseCard } from './MyCourseCard'
import styles from './MyCourses.module.css'

/** Skeleton rows until the courses are loaded. */
export function CourseList({ courses }: { courses: readonly MyCourse[] | undefined }) {
  if (!courses) {
    return (
      <ul className={styles.list} aria-hidden="true">
        {[1, 2, 3].map((row) => (
          <li key={row} className={`skeleton ${styles.skeleton}`} />
        ))}
      </ul>
    )
  }
  return (
    <ul className={styles.list}>
      {courses.map((course) => (
        <li key={course.courseId}>
          <MyCourseCard course={course} />
        </li>
      ))}
    </ul>
  )
}
