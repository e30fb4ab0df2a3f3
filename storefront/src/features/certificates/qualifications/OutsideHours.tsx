import { RequiredCourseText } from '@zhuxue/api/terms/catalogue'
import { cycleMessages } from '@zhuxue/api/terms/certificates/cycles'
import { hoursText } from '@zhuxue/api/terms/settings/hours'
import type { EducationCycle } from '~/lib/http/apiTypes'
import styles from './Qualifications.module.css'

type Props = { cycle: EducationCycle; onRemove: (hours: EducationCycle['outsideHours'][number]) => void }

/** Hours of other providers, as the learner says. */
export function OutsideHours({ cycle: { outsideHours, minutesPerHour }, onRemove }: Props) {
  if (outsideHours.length === 0) return null
  return (
    <ul className={styles.hours} aria-label="其他机构的学时">
      {outsideHours.map((one) => (
        <li key={one.outsideHoursId}>
          <span>
            <span className="tag tag--quiet">{cycleMessages.selfReported}</span> {one.day} {one.providerName}，
            {RequiredCourseText[one.requiredCourse]} {hoursText(one.minutes, minutesPerHour)}
          </span>
          <button
            type="button"
            className="link"
            aria-label={`删除 ${one.day} ${one.providerName}`}
            onClick={() => onRemove(one)}
          >
            删除
          </button>
        </li>
      ))}
    </ul>
  )
}
