import { FreeFreightFrom } from '@zhuxue/api/terms/commerce'
import { isSignedIn } from '~/lib/session/session'
import { money } from '~/lib/format'
import { paths } from '~/lib/paths'
import type { Quote } from '~/lib/http/wire'
import { freightHint } from '~/features/cart/cart'
import styles from './OrderConfirm.module.css'
import type { useConfirm } from './useConfirm'

type Props = { quote: Quote; confirm: ReturnType<typeof useConfirm> }

/** What it all comes to, and the button that makes the order. On a phone the last lines stay in sight. */
export function OrderSums({ quote, confirm }: Props) {
  const { priced, said, busy, submit } = confirm
  return (
    <section className={styles.sums} data-asking={priced.asking} aria-label="订单金额">
      <dl className="sheet">
        <dt>商品金额</dt>
        <dd>¥{money(quote.basePrice)}</dd>
        <Off label="专属码优惠" yuan={quote.savedByCode} />
        <Off label="满减优惠" yuan={quote.savedByRule06} />
        <dt>
          运费
          {quote.needAddress && <small>满{FreeFreightFrom}包邮</small>}
        </dt>
        <dd>{quote.freightPrice > 0 ? `¥${money(quote.freightPrice)}` : quote.freightText}</dd>
        {freightHint(quote) && <dd className={styles.hint}>{freightHint(quote)}</dd>}
      </dl>
      <div className={styles.last}>
        {priced.failed && (
          <p className={styles.said} role="alert">
            金额没有更新
            <button type="button" className="link" onClick={priced.again}>
              重试
            </button>
          </p>
        )}
        {priced.refusal && (
          <p className={styles.said} role="alert">
            {priced.refusal.sentence}
          </p>
        )}
        {said && <Said what={said} />}
        <p className={styles.total} aria-live="polite">
          <span>应付金额</span>
          <span className="price price--large">
            <small>¥</small>
            {money(quote.orderAmt)}
          </span>
        </p>
        {isSignedIn() ? (
          <button
            type="button"
            className="btn btn--signal btn--large"
            disabled={priced.asking || priced.failed || priced.refusal !== null}
            data-busy={busy}
            onClick={submit}
          >
            {busy ? '正在提交…' : '提交订单'}
          </button>
        ) : (
          <a className="btn btn--signal btn--large" href={paths.loginThen(paths.orderInfo)}>
            登录后提交
          </a>
        )}
      </div>
    </section>
  )
}

function Off({ label, yuan }: { label: string; yuan: number }) {
  if (yuan <= 0) return null
  return (
    <>
      <dt>{label}</dt>
      <dd className={styles.off}>−¥{money(yuan)}</dd>
    </>
  )
}

/** Why there is no order, or that nobody knows whether there is one. */
function Said({ what }: { what: string }) {
  return (
    <p className={styles.said} role="alert">
      {what === 'unsure' ? (
        <>
          网络中断，没有收到提交结果。再点一次「提交订单」不会重复下单，也可以先
          <a className="link" href={paths.myOrder}>
            查看我的订单
          </a>
        </>
      ) : (
        what
      )}
    </p>
  )
}
