import type { CourseEduLog } from '~/lib/http/apiTypes'
import { RecordLink } from './RecordLink'
import { RecordSteps } from './RecordSteps'
import styles from './RecordNext.module.css'

/** What a study record waits for, and the way there. */
export default function RecordNext({ record }: { record: CourseEduLog }) {
  return (
    <div className={styles.next}>
      <RecordSteps record={record} />
      <RecordLink record={record} className="btn btn--primary" />
    </div>
  )
}
