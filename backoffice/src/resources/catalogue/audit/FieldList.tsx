import styles from './Audit.module.css'
import { FieldValue } from './FieldValue'
import type { FieldDifference } from '../../../lib/apiTypes'

export function ChangedFields({ fields }: { fields: FieldDifference[] }) {
  return (
    <dl className={styles.fields}>
      {fields.map((of) => (
        <div key={of.field} className={styles.comparedField} data-kind={of.kind}>
          <dt className={styles.label}>{of.label}</dt>
          <dd className={styles.side} data-side="before">
            <span className={styles.mark}>修改前</span>
            <FieldValue of={of} side="before" />
          </dd>
          <dd className={styles.side} data-side="after">
            <span className={styles.mark}>修改后</span>
            <FieldValue of={of} side="after" />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Fields that have only one side: a first publication, an added or deleted chapter. */
export function PlainFields(props: { fields: FieldDifference[]; side?: 'before' | 'after' }) {
  const { fields, side = 'after' } = props
  return (
    <dl className={styles.fields}>
      {fields.map((of) => (
        <div key={of.field} className={styles.plainField} data-kind={of.kind}>
          <dt className={styles.label}>{of.label}</dt>
          <dd className={styles.singleSide}>
            <FieldValue of={of} side={side} unmarked />
          </dd>
        </div>
      ))}
    </dl>
  )
}
