import { useStore } from '~/lib/useStore'
import styles from './CartCount.module.css'
import { cartCount } from '~/features/cart/cartStore'

export default function CartCount() {
  const count = useStore(cartCount, 0)
  if (count === 0) return null
  return <b className={styles.count}>{count > 99 ? '99+' : count}</b>
}
