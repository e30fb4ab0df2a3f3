import styles from './CartTable.module.css'

/** The cart before it is known: as high as two lines and the foot, so that nothing moves when they come. */
export function CartBones() {
  return (
    <div className={styles.cart} aria-hidden="true">
      <div className={`bone ${styles.boneModes}`} />
      <div className={`bone ${styles.boneLines}`} />
    </div>
  )
}
