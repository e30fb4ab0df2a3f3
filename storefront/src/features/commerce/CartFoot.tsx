import { FreeFreightFrom } from '@zhuxue/api/terms/commerce'
import { isSignedIn } from '~/features/accounts/session'
import { money } from '~/lib/format'
import type { Quote } from '~/lib/wire'
import { plainTotal } from './cart'
import styles from './CartTable.module.css'
import type { useCart } from './useCart'

type Props = { cart: ReturnType<typeof useCart>; quote: Quote | null; asking: boolean }

/** Select all, remove, the total and the way to the checkout. */
export function CartFoot({ cart, quote, asking }: Props) {
  const total = quote?.warePrice ?? plainTotal(cart.chosen, cart.selected)
  return (
    <div className={styles.foot}>
      <label className={styles.all}>
        <input
          type="checkbox"
          checked={cart.all}
          disabled={cart.choosable.length === 0}
          onChange={cart.selectAll}
        />
        全选
      </label>
      <button
        type="button"
        className="btn btn--plain btn--small"
        onClick={() => cart.remove(cart.chosen)}
      >
        删除选中
      </button>
      <p className={styles.total} aria-live="polite" data-asking={asking}>
        <span>
          已选 {cart.wanted.length} 件，{isSignedIn() ? '商品合计' : '合计（登录后计算优惠）'}
        </span>
        <span className="price price--large">
          <small>¥</small>
          {money(total)}
        </span>
        {quote && quote.freightPrice > 0 && (
          <small>
            另计运费 ¥{money(quote.freightPrice)}，满{FreeFreightFrom}包邮
          </small>
        )}
      </p>
      <button type="button" className="btn btn--signal btn--large" onClick={cart.checkout}>
        去结算
      </button>
    </div>
  )
}
