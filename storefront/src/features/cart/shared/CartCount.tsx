import { CountBadge } from '~/components/ui/CountBadge'
import { cartCount } from '~/features/cart/cartStore'
import { useStore } from '~/lib/useStore'
import styles from './CartCount.module.css'

export default function CartCount() {
  return <CountBadge count={useStore(cartCount, 0)} className={styles.count} />
}
