import { useSyncExternalStore } from 'react'
import styles from './CartCount.module.css'
import { cartCount } from './cartStore'

/** The little number on the cart. */
export default function CartCount() {
  const count = useSyncExternalStore(
    (changed) => cartCount.subscribe(changed),
    () => cartCount.get(),
    () => 0
  )
  if (count === 0) return null
  return <b className={styles.count}>{count > 99 ? '99+' : count}</b>
}
