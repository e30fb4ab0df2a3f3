import { RequiredCourseText } from '@zhuxue/api/terms/catalogue'
import { cycleMessages } from '@zhuxue/api/terms/certificates/cycles'
import { hoursOf } from '@zhuxue/api/terms/settings/hours'
import { ProgressBar } from '~/components/ui/ProgressBar'
import type { EducationCycle } from '~/lib/http/apiTypes'
import { progressTexts } from './cycleProgress'
import styles from './Qualifications.module.css'

type Props = { target: EducationCycle['targets'][number]; minutesPerHour: number }

export function TargetBar({ target, minutesPerHour }: Props) {
  const { requiredCourse, specialtyName, countedMinutes, targetMinutes, selfReportedMinutes } = target
  const sort = RequiredCourseText[requiredCourse]
  const { hours, minutes } = progressTexts(target, minutesPerHour)
  return (
    <div className={styles.target}>
      <p>
        <strong>{sort}</strong> {hours}
        <small>{minutes}</small>
        {selfReportedMinutes > 0 && (
          <small>
            {cycleMessages.selfReported} {hoursOf(selfReportedMinutes, minutesPerHour)} 学时
          </small>
        )}
      </p>
      <ProgressBar
        label={[specialtyName, sort, hours].filter(Boolean).join(' ')}
        value={Math.min(countedMinutes, targetMinutes)}
        max={targetMinutes}
        tone="moss"
        className={styles.bar}
      />
    </div>
  )
}
