import { FreeFreightFrom } from '@zhuxue/api/terms/commerce'
import { money } from '~/lib/format'
import type { Quote } from '~/lib/wire'
import styles from './OrderConfirm.module.css'

type Props = { quote: Quote; asking: boolean; busy: boolean; onSubmit: () => void }

export function OrderSums({ quote, asking, busy, onSubmit }: Props) {
  return (
    <section className={`sheet ${styles.part} ${styles.sums}`} data-asking={asking}>
      <dl>
        <dt>商品金额</dt>
        <dd>¥{money(quote.basePrice)}</dd>
        {quote.savedByCode > 0 && (
          <>
            <dt>专属码优惠</dt>
            <dd>−¥{money(quote.savedByCode)}</dd>
          </>
        )}
        {quote.savedByRule06 > 0 && (
          <>
            <dt>满减优惠</dt>
            <dd>−¥{money(quote.savedByRule06)}</dd>
          </>
        )}
        <dt>
          运费
          {quote.needAddress && <small>满{FreeFreightFrom}包邮</small>}
        </dt>
        <dd>{quote.freightPrice > 0 ? `¥${money(quote.freightPrice)}` : quote.freightText}</dd>
      </dl>
      <p className={styles.total} aria-live="polite">
        应付金额
        <span className="price price--large">
          <small>¥</small>
          {money(quote.orderAmt)}
        </span>
      </p>
      <button
        type="button"
        className="btn btn--signal btn--large btn--wide"
        disabled={asking}
        data-busy={busy}
        onClick={onSubmit}
      >
        {busy ? '正在提交…' : '提交订单'}
      </button>
    </section>
  )
}
