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
        <small>{[specialtyName, hoursText(totalMinutes, minutesPerHour)].filter(Boolean).join(' · ')}</small>
      </div>
      {credited ? null : owned ? (
        <a className="btn btn--small" href={paths.study(courseId)} aria-label={`去学习 ${courseName}`}>
          去学习
        </a>
      ) : (
        <>
          <Price yuan={coursePrice} />
          <a className="btn btn--small" href={paths.course(courseId)} aria-label={`查看课程 ${courseName}`}>
            查看课程
          </a>
        </>
      )}
    </li>
  )
}
