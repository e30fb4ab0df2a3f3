import { useShared } from '~/lib/useShared'
import styles from './CartCount.module.css'
import { cartCount } from './cartStore'

/** The little number on the cart. */
export default function CartCount() {
  const count = useShared(cartCount, 0)
  if (count === 0) return null
  return <b className={styles.count}>{count > 99 ? '99+' : count}</b>
}
