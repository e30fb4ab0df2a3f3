import { OrderType, OrderTypeText } from '@zhuxue/api/terms/commerce'
import { EmptyState, FailedState } from '~/components/ui/EmptyState'
import { icons } from '~/components/ui/icons'
import { Skeleton } from '~/components/ui/loading/Skeleton'
import { AddressChoice } from '~/features/accounts/shared/AddressChoice'
import { isSignedIn } from '~/lib/session/session'
import { useSession } from '~/lib/session/useSession'
import { paths } from '~/lib/paths'
import { withoutUnavailable, type Checkout } from './checkout'
import { ConfirmInvoice } from './ConfirmInvoice'
import { ConfirmOrganisation } from './ConfirmOrganisation'
import { ExclusiveCode } from './ExclusiveCode'
import styles from './OrderConfirm.module.css'
import { OrderLines } from './OrderLines'
import { OrderTotals } from './OrderTotals'
import { PriceChangeDialog } from './PriceChangeDialog'
import { PresenceNotices } from './PresenceNotices'
import { sections, useCheckout } from './useCheckout'
import { UnavailableLines } from './UnavailableLines'

type Props = { checkout: Checkout; onCheckout: (checkout: Checkout) => void; onPlaced: (orderId: string) => void }

/** A visitor sees the price only. */
export function ConfirmForm({ checkout, onCheckout, onPlaced }: Props) {
  const account = useSession()
  const form = useCheckout(checkout, onPlaced)
  const { draft, change, pricing, address, unavailable } = form
  const { quote, refusal: quoteError, failed, reload } = pricing
  const known = isSignedIn(account)

  if (unavailable.length > 0) {
    const leaveOut = () => onCheckout(withoutUnavailable(checkout, unavailable))
    return <UnavailableLines {...{ checkout, quote, unavailable }} onLeaveOut={leaveOut} />
  }
  if (!quote && quoteError) return <QuoteErrorState errorText={quoteError.errorText} />
  if (!quote && failed) return <FailedState onRetry={reload} text="订单金额没有算出来" />
  if (!quote) return <Skeleton className={styles.skeleton} />

  return (
    <div className={styles.confirm}>
      <div className={styles.main}>
        {known && quote.needAddress && (
          <section
            className={`sheet ${styles.section}`}
            id={sections.address}
            data-missing={form.addressProblem !== null || undefined}
          >
            <h2>收件地址</h2>
            {form.addressProblem && (
              <p className={`field__error ${styles.missing}`} role="alert">
                {form.addressProblem}
              </p>
            )}
            {address.failed ? (
              <FailedState onRetry={address.reload} text="收件地址没有加载出来" />
            ) : (
              <AddressChoice
                addresses={address.addresses}
                chosen={address.chosen}
                onChoose={(addrId) => change({ addrId })}
                onAdded={address.add}
              />
            )}
          </section>
        )}
        <section className={`sheet ${styles.section}`} id={sections.lines}>
          <h2>
            商品清单
            {checkout.orderType === OrderType.Package && (
              <span className="tag tag--amber">{OrderTypeText.package}</span>
            )}
          </h2>
          <OrderLines {...{ quote, checkout, onCheckout }} renew={form.renew} onRenew={form.chooseRenewal} />
          <PresenceNotices items={quote.items} />
        </section>
        {known && checkout.orderType === OrderType.Package && <ConfirmOrganisation draft={draft} onChange={change} />}
        {known && (
          <section className={`sheet ${styles.section}`}>
            <h2>专属码</h2>
            <ExclusiveCode quote={quote} code={form.code} />
          </section>
        )}
        {known && account.roles.includes('user') && quote.orderAmt > 0 && (
          <section className={`sheet ${styles.section}`} id={sections.invoice}>
            <ConfirmInvoice draft={draft} problems={form.problems} onChange={change} />
          </section>
        )}
      </div>
      <OrderTotals quote={quote} form={form} />
      {form.priceChange && <PriceChangeDialog {...form.priceChange} onDecide={form.decideOnPrice} />}
    </div>
  )
}

function QuoteErrorState({ errorText }: { errorText: string }) {
  return (
    <EmptyState icon={icons.alert} text={errorText}>
      <a className="btn btn--primary" href={paths.cart}>
        返回购物车
      </a>
    </EmptyState>
  )
}
