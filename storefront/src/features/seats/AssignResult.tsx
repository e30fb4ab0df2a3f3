import { SeatResult } from '@zhuxue/api/terms/learning/seats'
import { Icon } from '~/components/ui/Icon'
import { icons } from '~/components/ui/icons'
import type { Assignment } from '~/lib/http/wire'
import styles from './SeatsPage.module.css'

export function AssignResult({ assignment, onClose }: { assignment: Assignment; onClose: () => void }) {
  return (
    <section className={styles.result} aria-label="分配结果">
      <header>
        <p role="status">{assignment.msg}</p>
        <button type="button" aria-label="收起结果" onClick={onClose}>
          <Icon path={icons.close} size={18} />
        </button>
      </header>
      <ul className={styles.chips}>
        {assignment.results.map(({ telephone, name, typed, result, resultText }) => (
          <li key={telephone ?? typed} className={styles.chip} data-good={result === SeatResult.Assigned}>
            {name}
            <span className={styles.number}>{telephone ?? typed}</span>
            <em>{resultText}</em>
          </li>
        ))}
      </ul>
    </section>
  )
}
