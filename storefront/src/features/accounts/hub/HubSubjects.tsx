import { CertSubjectText, RequiredCourseText } from '@zhuxue/api/terms/catalogue'
import { ProgressBar } from '~/components/ui/ProgressBar'
import { formatHours, wholeHours } from '~/lib/hours'
import type { ResponseOf } from '~/lib/http/apiTypes'
import { paths } from '~/lib/paths'
import styles from './MyHub.module.css'

type Subject = ResponseOf<'statistics.overview.show'>['subjects'][number]

/** Hours of further education by subject; each row leads to its records. */
export function HubSubjects({ subjects }: { subjects: Subject[] }) {
  if (subjects.length === 0) return null
  return (
    <section className={`sheet ${styles.subjects}`} aria-labelledby="hub-subjects">
      <h2 id="hub-subjects">学时</h2>
      <ul>
        {subjects.map((subject) => {
          const name = `${CertSubjectText[subject.certSubject]} ${RequiredCourseText[subject.requiredCourse]}`
          return (
            <li key={subject.furtherEduCertId}>
              <a href={paths.certificate(subject.furtherEduCertId)}>
                <span>{name}</span>
                <span className={styles.minutes}>
                  {wholeHours(subject.earnedMinutes)} / {formatHours(subject.totalMinutes)}
                </span>
                <ProgressBar
                  label={name}
                  value={subject.earnedMinutes}
                  max={subject.totalMinutes}
                  tone="moss"
                  className={styles.bar}
                />
              </a>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
