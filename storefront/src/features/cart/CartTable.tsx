import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { messages } from '@zhuxue/api/terms/commerce'
import { EmptyState, FailedState } from '~/components/ui/EmptyState'
import { icons } from '~/components/ui/icons'
import { isSignedIn } from '~/lib/session/session'
import { useSession } from '~/lib/session/useSession'
import { paths } from '~/lib/paths'
import { CartFooter } from './CartFooter'
import { CartRow } from './CartRow'
import styles from './CartTable.module.css'
import { useCart } from './useCart'
import { useQuote } from '~/features/checkout/shared/useQuote'

/** 购物车 (docs/product.md 4.1). */
export default function CartTable({ popular }: { popular?: ReactNode }) {
  const account = useSession()
  const cart = useCart()
  const pricing = useQuote({ products: cart.products, orderType: cart.orderType })

  const quoteOf = (courseId: number) => pricing.quote?.items.find((item) => item.courseId === courseId) ?? null

  // A course was unpublished meanwhile: the reloaded lines show which.
  const refresh = useEffectEvent(() => void cart.refresh())
  useEffect(() => {
    if (pricing.refusal) refresh()
  }, [pricing.refusal])

  if (!cart.lines) return cart.failed ? <FailedState onRetry={cart.reload} /> : <CartSkeleton />
  if (cart.lines.length === 0) {
    return (
      <>
        <EmptyState icon={icons.cart} text="购物车还是空的">
          <a className="btn btn--primary" href={paths.courses}>
            去选课
          </a>
        </EmptyState>
        {popular}
      </>
    )
  }

  return (
    <div className={styles.cart}>
      {!isSignedIn(account) && (
        <p className="note">
          <a className="link" href={paths.loginThen(paths.cart)}>
            登录
          </a>
          后这些商品会并入您的购物车，并可使用专属码和老学员优惠
        </p>
      )}
      <CartToolbar cart={cart} />
      <ul className={`sheet ${styles.lines}`}>
        {cart.shown.map((line) => (
          <CartRow
            key={line.courseId}
            line={line}
            bulk={cart.bulk}
            selected={!cart.deselected.has(line.courseId)}
            quote={quoteOf(line.courseId)}
            textbookQuote={line.withBook && line.book ? quoteOf(line.book.courseId) : null}
            onSelect={(isSelected) => cart.select(line, isSelected)}
            onQuantity={(quantity) => cart.setQuantity(line, quantity)}
            onTextbook={(withBook) => cart.setTextbook(line, withBook)}
            onRemove={() => cart.remove([line])}
          />
        ))}
        {cart.shown.length === 0 && <li className={styles.none}>{messages.onlyVideosInBulk}</li>}
      </ul>
      <CartFooter cart={cart} pricing={pricing} />
    </div>
  )
}

/** As high as two lines and the footer, so that the layout does not move. */
function CartSkeleton() {
  return (
    <div className={styles.cart} aria-hidden="true">
      <div className={`skeleton ${styles.skeletonModes}`} />
      <div className={`skeleton ${styles.skeletonLines}`} />
    </div>
  )
}

function CartToolbar({ cart }: { cart: ReturnType<typeof useCart> }) {
  return (
    <div className={styles.modes}>
      <span className={styles.actions}>
        {cart.unavailable.length > 0 && (
          <button type="button" className="btn btn--plain btn--small" onClick={() => cart.remove(cart.unavailable)}>
            清除失效商品
          </button>
        )}
        <button type="button" className="btn btn--plain btn--small" onClick={() => cart.remove(cart.selected)}>
          删除选中
        </button>
      </span>
      <span className={styles.about}>
        {cart.bulk ? '只显示视频课程，每门可买多份分配给学员' : '给多名学员购买视频课程时打开'}
      </span>
      <label className={styles.switch}>
        <input
          type="checkbox"
          role="switch"
          checked={cart.bulk}
          onChange={(event) => cart.setBulk(event.target.checked)}
        />
        批量购买
      </label>
    </div>
  )
}
