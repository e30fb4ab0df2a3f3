import { qualificationMessages as messages } from '@zhuxue/api/terms/certificates/qualifications'
import type { EducationCycle, Qualification } from '~/lib/http/apiTypes'
import { CycleDetails } from './CycleDetails'
import { PastCycles } from './PastCycles'
import styles from './Qualifications.module.css'

type Props = {
  qualification: Qualification
  /** The present one first. */
  cycles: EducationCycle[]
  /** One button of the page is primary. */
  isFirst: boolean
  onEdit: () => void
  onRenew: () => void
  onRemove: () => void
  onCourses: (cycle: EducationCycle, requiredCourse: 0 | 1) => void
  onOutside: (cycle: EducationCycle) => void
  onRemoveHours: (hours: EducationCycle['outsideHours'][number]) => void
}

export function QualificationCard(props: Props) {
  const { qualification, cycles, isFirst, onEdit, onRenew, onRemove, onCourses, onOutside, onRemoveHours } = props
  const [cycle, ...past] = cycles
  const { kindName, specialties, numberMasked, employerName, validFrom, validTo } = qualification
  return (
    <article className={`sheet ${styles.card}`} aria-label={kindName}>
      <header className={styles.title}>
        <h2>{kindName}</h2>
        <p>
          {specialties.map(({ code, name, isMain }) => (
            <span key={code}>{isMain ? `${name}（主项）` : name}</span>
          ))}
          {numberMasked && <span className={styles.number}>{numberMasked}</span>}
          {employerName && <span>{employerName}</span>}
        </p>
        <p className={styles.validity}>
          有效期至 <time dateTime={validTo}>{validTo}</time>
          <small>自 {validFrom}</small>
          {qualification.verified && <span className="tag tag--moss">已核验</span>}
        </p>
      </header>
      {cycle ? (
        <CycleDetails
          cycle={cycle}
          isFirst={isFirst}
          onCourses={(requiredCourse) => onCourses(cycle, requiredCourse)}
          onRemoveHours={onRemoveHours}
        />
      ) : (
        <p className="note">{messages.noRule}</p>
      )}
      <PastCycles cycles={past} />
      <footer className={styles.actions}>
        {cycle && (
          <button type="button" className="btn btn--plain" onClick={() => onOutside(cycle)}>
            登记其他机构的学时
          </button>
        )}
        <button type="button" className="btn btn--plain" onClick={onRenew}>
          延续注册
        </button>
        <button type="button" className="btn btn--plain" onClick={onEdit}>
          修改
        </button>
        <button type="button" className={`btn btn--plain ${styles.remove}`} onClick={onRemove}>
          删除
        </button>
      </footer>
    </article>
  )
}
