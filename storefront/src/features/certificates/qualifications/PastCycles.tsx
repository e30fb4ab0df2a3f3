import { RequiredCourseText } from '@zhuxue/api/terms/catalogue'
import { CycleStateText } from '@zhuxue/api/terms/certificates/cycles'
import type { EducationCycle } from '~/lib/http/apiTypes'
import { progressTexts } from './cycleProgress'
import styles from './Qualifications.module.css'

/** Cycles before a renewal. */
export function PastCycles({ cycles }: { cycles: EducationCycle[] }) {
  if (cycles.length === 0) return null
  return (
    <ul className={styles.past} aria-label="以前的学时周期">
      {cycles.map(({ cycleId, startsOn, endsOn, state, targets, minutesPerHour }) => (
        <li key={cycleId}>
          {startsOn} 至 {endsOn}，{CycleStateText[state]}
          {targets.map((target) => (
            <span key={`${target.specialty} ${target.requiredCourse}`}>
              {[target.specialtyName, RequiredCourseText[target.requiredCourse]].filter(Boolean).join(' ')}{' '}
              {progressTexts(target, minutesPerHour).hours}
            </span>
          ))}
        </li>
      ))}
    </ul>
  )
}
