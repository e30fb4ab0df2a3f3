import { Price } from '~/components/ui/Price'
import { hoursText } from '@zhuxue/api/terms/settings/hours'
import type { CycleCourse, EducationCycle } from '~/lib/http/apiTypes'
import { paths } from '~/lib/paths'
import styles from './Qualifications.module.css'

type Props = { course: CycleCourse; cycle: EducationCycle }

/** A course with its next step; minutes are in 学时 of the cycle's rule. */
export function CycleCourseItem({ course, cycle: { targets, minutesPerHour } }: Props) {
  const { courseId, courseName, totalMinutes, specialty, owned, credited, coursePrice } = course
  const specialtyName = targets.find((target) => target.specialty === specialty)?.specialtyName
  return (
    <li className={styles.course}>
      <div>
        <a href={paths.course(courseId)}>{courseName}</a>
        <small>
          {[specialtyName, totalMinutes > 0 && hoursText(totalMinutes, minutesPerHour)].filter(Boolean).join(' · ')}
          {!owned && !credited && <Price yuan={coursePrice} />}
        </small>
      </div>
      {!credited && <NextStep course={course} />}
    </li>
  )
}

function NextStep({ course: { courseId, courseName, owned } }: Pick<Props, 'course'>) {
  const text = owned ? '去学习' : '查看课程'
  return (
    <a
      className="btn btn--small"
      href={owned ? paths.study(courseId) : paths.course(courseId)}
      aria-label={`${text} ${courseName}`}
    >
      {text}
    </a>
  )
}
