import { Icon } from '~/components/ui/Icon'
import { icons } from '~/components/ui/icons'
import { paths } from '~/lib/paths'
import type { Quote, Unavailable } from '~/lib/http/apiTypes'
import { withoutUnavailable, type Checkout } from './checkout'
import styles from './OrderConfirm.module.css'

type Props = {
  checkout: Checkout
  /** The last quote, if there was one: it has the names. */
  quote: Quote | null
  unavailable: Unavailable[]
  onLeaveOut: () => void
}

export function UnavailableLines({ checkout, quote, unavailable, onLeaveOut }: Props) {
  const rest = withoutUnavailable(checkout, unavailable).products.length
  const nameOf = ({ courseId, bookOf }: Unavailable) => {
    const id = courseId ?? bookOf
    const name =
      checkout.products.find((one) => one.courseId === id)?.courseName ??
      quote?.items.find((one) => one.courseId === id)?.courseName ??
      '所选商品'
    return bookOf ? `「${name}」的配套教材` : name
  }

  return (
    <section className={`sheet ${styles.section} ${styles.unavailable}`} role="alert">
      <h2>
        <Icon path={icons.alert} size={20} />
        有商品暂时不能购买
      </h2>
      <ul>
        {unavailable.map((one) => (
          <li key={`${one.courseId}-${one.bookOf}`}>
            <b>{nameOf(one)}</b>
            <span>{one.reason}</span>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <a className="btn" href={paths.cart}>
          返回购物车
        </a>
        {rest > 0 && (
          <button type="button" className="btn btn--primary" onClick={onLeaveOut}>
            移除并继续（还剩{rest}种）
          </button>
        )}
      </div>
    </section>
  )
}
