import styles from './CartTable.module.css'

/** As high as two lines and the foot, so that nothing moves. */
export function CartSkeleton() {
  return (
    <div className={styles.cart} aria-hidden="true">
      <div className={`skeleton ${styles.skeletonModes}`} />
      <div className={`skeleton ${styles.skeletonLines}`} />
    </div>
  )
}
