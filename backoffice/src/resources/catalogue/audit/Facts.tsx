import styles from './Audit.module.css'
import { Value } from './Value'
import type { FieldDifference } from '../../../lib/wire'

/** Facts side by side, before and after; on a phone one below the other. */
export function ChangedFacts({ fields }: { fields: FieldDifference[] }) {
  return (
    <dl className={styles.facts}>
      {fields.map((of) => (
        <div key={of.field} className={styles.fact} data-kind={of.kind}>
          <dt className={styles.label}>{of.label}</dt>
          <dd className={styles.side} data-side="before">
            <span className={styles.mark}>修改前</span>
            <Value of={of} side="before" />
          </dd>
          <dd className={styles.side} data-side="after">
            <span className={styles.mark}>修改后</span>
            <Value of={of} side="after" />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Facts of what has only one side: a first publication, a chapter that came or went. */
export function PlainFacts(props: { fields: FieldDifference[]; side?: 'before' | 'after' }) {
  const { fields, side = 'after' } = props
  return (
    <dl className={styles.facts}>
      {fields.map((of) => (
        <div key={of.field} className={styles.plain} data-kind={of.kind}>
          <dt className={styles.label}>{of.label}</dt>
          <dd className={styles.only}>
            <Value of={of} side={side} calm />
          </dd>
        </div>
      ))}
    </dl>
  )
}
