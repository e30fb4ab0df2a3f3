import { useEffect } from 'react'
import { messages } from '@zhuxue/api/terms/commerce'
import { EmptyState, FailedState } from '~/components/ui/EmptyState'
import { isSignedIn } from '~/lib/session/session'
import { useSession } from '~/lib/session/useSession'
import { paths } from '~/lib/paths'
import { CartBones } from './CartBones'
import { CartFoot } from './CartFoot'
import { CartModes } from './CartModes'
import { CartRow } from './CartRow'
import styles from './CartTable.module.css'
import { useCart } from './useCart'
import { useQuote } from '~/features/checkout/shared/useQuote'

/** The cart (learner side section 2): select, count, remove, bulk switch, total by the server, checkout. */
export default function CartTable() {
  const who = useSession()
  const cart = useCart()
  const pricing = useQuote({ products: cart.wanted, orderType: cart.orderType })

  const quotedOf = (courseId: number) =>
    pricing.quote?.items.find((item) => item.courseId === courseId) ?? null

  // Something left the shelf while it lay here: the lines are asked for anew and say which.
  useEffect(() => {
    if (pricing.refusal) void cart.refresh()
  }, [pricing.refusal])

  if (!cart.lines) return cart.failed ? <FailedState onRetry={cart.reload} /> : <CartBones />
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
      {!isSignedIn(who) && (
        <p className="note">
          <a className="link" href={paths.loginThen(paths.cart)}>
            登录
          </a>
          后这些商品会并入您的购物车，并可使用专属码和老学员优惠
        </p>
      )}
      <CartModes cart={cart} />
      <ul className={`sheet ${styles.lines}`}>
        {cart.shown.map((line) => (
          <CartRow
            key={line.courseId}
            line={line}
            bulk={cart.bulk}
            selected={!cart.left.has(line.courseId)}
            quoted={quotedOf(line.courseId)}
            bookQuoted={line.withBook && line.book ? quotedOf(line.book.courseId) : null}
            onSelect={(on) => cart.select(line, on)}
            onCount={(value) => cart.count(line, value)}
            onBook={(withBook) => cart.bring(line, withBook)}
            onRemove={() => cart.remove([line])}
          />
        ))}
        {cart.shown.length === 0 && <li className={styles.none}>{messages.onlyVideosInBulk}</li>}
      </ul>
      <CartFoot cart={cart} pricing={pricing} />
    </div>
  )
}
