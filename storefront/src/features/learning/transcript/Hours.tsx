import { formatHours } from '~/lib/hours'
import styles from './Transcript.module.css'

/** Credit in both units; a narrow column breaks between them only. */
export function Hours({ minutes }: { minutes: number }) {
  const [hours, rest] = formatHours(minutes).split('（')
  return (
    <>
      <span className={styles.unit}>{hours}</span>
      {rest && (
        <>
          <wbr />
          <span className={styles.unit}>（{rest}</span>
        </>
      )}
    </>
  )
}
