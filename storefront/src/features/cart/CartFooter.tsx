import { formatMoney } from '~/lib/format'
import type { Quote } from '~/lib/http/apiTypes'
import { freightHint } from './cart'
import styles from './CartTable.module.css'
import type { useCart } from './useCart'
import type { useQuote } from '~/features/checkout/shared/useQuote'

type Props = { cart: ReturnType<typeof useCart>; pricing: ReturnType<typeof useQuote> }

export function CartFooter({ cart, pricing }: Props) {
  return (
    <div className={styles.foot} data-action-bar>
      <label className={styles.all}>
        <input
          type="checkbox"
          checked={cart.allSelected}
          disabled={cart.selectable.length === 0}
          onChange={cart.selectAll}
        />
        全选
      </label>
      <div className={styles.total} aria-live="polite" data-loading={pricing.loading}>
        <Total cart={cart} pricing={pricing} />
      </div>
      <button type="button" className="btn btn--signal btn--large" onClick={cart.checkout}>
        去结算
      </button>
    </div>
  )
}

function Total({ cart, pricing: { quote, refusal: quoteError, failed, loading, reload } }: Props) {
  const selectedCount = cart.products.length
  if (selectedCount === 0) return <Sum yuan={0} notes={['未选择商品']} />
  if (failed) {
    return (
      <p className={styles.unpriced}>
        合计没有算出来
        <button type="button" className="link" onClick={reload}>
          重试
        </button>
      </p>
    )
  }
  if (quoteError) return <p className={styles.unpriced}>{quoteError.errorText}</p>
  if (!quote) return loading ? <span className={`skeleton ${styles.skeletonTotal}`} /> : null
  return <Sum yuan={quote.warePrice} notes={[`已选 ${selectedCount} 种`, ...footnotes(quote)]} />
}

function Sum({ yuan, notes }: { yuan: number; notes: string[] }) {
  return (
    <>
      <p className={styles.sum}>
        <span>合计</span>
        <span className="price price--large">
          <small>¥</small>
          {formatMoney(yuan)}
        </span>
      </p>
      <small>{notes.join('，')}</small>
    </>
  )
}

function footnotes(quote: Quote): string[] {
  const full = quote.items.reduce((sum, item) => sum + item.coursePrice * item.courseCount, 0)
  const saved = Math.round((full - quote.warePrice) * 100) / 100
  const notes = [
    saved > 0 && `已优惠 ¥${formatMoney(saved)}`,
    quote.freightPrice > 0 && `另计运费 ¥${formatMoney(quote.freightPrice)}`,
    freightHint(quote),
  ]
  return notes.filter((note) => typeof note === 'string')
}
