import { ButtonWithReason } from '~/components/ui/ButtonWithReason'
import { isSignedIn } from '~/lib/session/session'
import { formatMoney } from '~/lib/format'
import { paths } from '~/lib/paths'
import type { Quote } from '~/lib/http/apiTypes'
import { SumRows } from './shared/SumRows'
import { freightHint } from '~/features/cart/cart'
import styles from './OrderConfirm.module.css'
import type { useCheckout } from './useCheckout'

type Props = { quote: Quote; form: ReturnType<typeof useCheckout> }

export function OrderTotals({ quote, form }: Props) {
  const { pricing, failure, busy, submit, code } = form
  return (
    <section className={styles.sums} data-loading={pricing.loading} aria-label="订单金额">
      <dl className="sheet">
        <SumRows sums={quote.sums} freight={quote.freightPrice > 0 ? undefined : quote.freightText} />
        {freightHint(quote) && <dd className={styles.hint}>{freightHint(quote)}</dd>}
        {quote.account && (
          <>
            <dt>{form.opensCourses ? '开通到' : '购买账号'}</dt>
            <dd>{quote.account}</dd>
          </>
        )}
      </dl>
      <div className={styles.submit} data-action-bar>
        {pricing.failed && (
          <p className={styles.message} role="alert">
            金额没有更新
            <button type="button" className="link" onClick={pricing.reload}>
              重试
            </button>
          </p>
        )}
        {pricing.refusal && (
          <p className={styles.message} role="alert">
            {pricing.refusal.errorText}
          </p>
        )}
        {failure && <Failure text={failure} />}
        <p className={styles.total} aria-live="polite">
          <span>
            应付金额
            {quote.savedAmt > 0 && <small className={styles.savedInAll}>已省 ¥{formatMoney(quote.savedAmt)}</small>}
          </span>
          <span className="price price--large">
            <small>¥</small>
            {formatMoney(quote.orderAmt)}
          </span>
        </p>
        {isSignedIn() ? (
          <ButtonWithReason
            type="button"
            className="btn btn--signal btn--large"
            disabledReason={whyNotSubmit(pricing)}
            data-busy={busy}
            onClick={submit}
          >
            {busy
              ? '正在提交…'
              : code.problem && !quote.needExclusiveCode
                ? `按 ¥${formatMoney(quote.orderAmt)} 提交`
                : '提交订单'}
          </ButtonWithReason>
        ) : (
          <a className="btn btn--signal btn--large" href={paths.loginThen(paths.orderInfo)}>
            登录后提交
          </a>
        )}
      </div>
    </section>
  )
}

function whyNotSubmit({ loading, failed, refusal: quoteError }: Props['form']['pricing']): string | null {
  if (quoteError) return quoteError.errorText
  if (failed) return '金额没有更新，重试后再提交'
  return loading ? '正在更新金额' : null
}

function Failure({ text }: { text: 'unknown' | string }) {
  return (
    <p className={styles.message} role="alert">
      {text === 'unknown' ? (
        <>
          网络中断，没有收到提交结果。再点一次「提交订单」不会重复下单，也可以先
          <a className="link" href={paths.myOrder}>
            查看我的订单
          </a>
        </>
      ) : (
        text
      )}
    </p>
  )
}
