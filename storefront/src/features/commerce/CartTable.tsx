import { says } from '@zhuxue/api/terms/commerce'
import { EmptyState, FailedState } from '~/components/ui/EmptyState'
import { paths } from '~/lib/paths'
import { CartBones } from './CartBones'
import { CartFoot } from './CartFoot'
import { CartRow } from './CartRow'
import styles from './CartTable.module.css'
import { useCart } from './useCart'
import { useQuote } from './useQuote'

/** The cart (learner side section 2): select, count, remove, bulk switch, total by the server, checkout. */
export default function CartTable() {
  const cart = useCart()
  const { quote, asking } = useQuote({ products: cart.wanted, orderType: cart.orderType })

  if (cart.failed) return <FailedState onRetry={cart.load} />
  if (!cart.lines) return <CartBones />
  if (cart.lines.length === 0) {
    return (
      <EmptyState icon="cart" text="购物车还是空的">
        <a className="btn btn--primary" href={paths.courses}>
          去选课
        </a>
      </EmptyState>
    )
  }

  return (
    <div className={styles.cart}>
      <div className={styles.modes}>
        <label className={styles.switch}>
          <input
            type="checkbox"
            role="switch"
            checked={cart.bulk}
            onChange={(event) => cart.setBulk(event.target.checked)}
          />
          批量购买
        </label>
        <span className="muted">批量购买的视频课程可以分配给多名学员</span>
      </div>
      <ul className={`sheet ${styles.lines}`}>
        {cart.shown.map((line) => (
          <CartRow
            key={line.courseId}
            line={line}
            bulk={cart.bulk}
            selected={cart.selected.has(line.courseId)}
            quoted={quote?.items.find((item) => item.courseId === line.courseId) ?? null}
            onSelect={(on) => cart.select(line, on)}
            onCount={(value) => cart.count(line, value)}
            onRemove={() => cart.remove([line])}
          />
        ))}
        {cart.shown.length === 0 && <li className={styles.none}>{says.onlyVideosInBulk}</li>}
      </ul>
      <CartFoot cart={cart} quote={quote} asking={asking} />
    </div>
  )
}
