import { useMemo, useState } from 'react'
import { NoCode } from '@zhuxue/api/terms/channels'
import { OrderType, OrderTypeText, says } from '@zhuxue/api/terms/commerce'
import { EmptyState } from '~/components/ui/EmptyState'
import { notify } from '~/components/ui/toasts'
import { AddressChoice } from '~/features/accounts/AddressChoice'
import { isSignedIn } from '~/features/accounts/session'
import { useAddresses } from '~/features/accounts/useAddresses'
import { paths } from '~/lib/paths'
import { currentCheckout, type Checkout } from './checkout'
import { ExclusiveCode } from './ExclusiveCode'
import styles from './OrderConfirm.module.css'
import { OrderLines } from './OrderLines'
import { OrderSums } from './OrderSums'
import { PaymentDialog } from './PaymentDialog'
import { usePlaceOrder } from './usePlaceOrder'
import { useQuote } from './useQuote'

/** The order confirmation (learner side section 2). Its products survive a reload; its prices are the server's. */
export default function OrderConfirm() {
  const [checkout] = useState(() => currentCheckout())
  if (!checkout) return <Nothing text="没有需要确认的商品" href={paths.cart} link="返回购物车" />
  if (!isSignedIn()) {
    const href = paths.loginThen(paths.orderInfo)
    return <Nothing text="请先登录，再确认订单" href={href} link="去登录" />
  }
  return <Confirm checkout={checkout} />
}

function Confirm({ checkout }: { checkout: Checkout }) {
  const { products, orderType } = checkout
  const [code, setCode] = useState<string>(NoCode)
  const wanted = useMemo(() => ({ products, orderType, exclusiveCode: code }), [checkout, code])
  const { quote, setQuote, refusal, asking } = useQuote(wanted)
  const { addresses, chosen, choose, add } = useAddresses(quote?.needAddress ?? false)
  const { place, orderId, busy } = usePlaceOrder(setQuote)

  if (!quote && refusal) return <Nothing text={refusal} href={paths.cart} link="返回购物车" />
  if (!quote) return <div className={`bone ${styles.bone}`} aria-hidden="true" />

  function submit() {
    if (!quote) return
    if (quote.needAddress && !chosen) return notify(says.selectAddress, 'error')
    if (quote.needExclusiveCode && !quote.exclusiveCodeValid) {
      return notify(says.codeNeeded, 'error')
    }
    const addrId = quote.needAddress && chosen ? chosen : undefined
    const exclusiveCode = quote.exclusiveCodeValid ? code : NoCode
    void place({ products, orderType, exclusiveCode, addrId }, quote)
  }

  return (
    <div className={styles.confirm}>
      {quote.needAddress && (
        <section className={`sheet ${styles.part}`}>
          <h2>收件地址</h2>
          <AddressChoice addresses={addresses} chosen={chosen} onChoose={choose} onAdded={add} />
        </section>
      )}
      <section className={`sheet ${styles.part}`}>
        <h2>
          商品清单
          {orderType === OrderType.Package && (
            <span className="tag tag--amber">{OrderTypeText.package}</span>
          )}
        </h2>
        <OrderLines items={quote.items} />
      </section>
      <div className={styles.end}>
        <section className={`sheet ${styles.part}`}>
          <h2>专属码</h2>
          <ExclusiveCode quote={quote} onCode={(typed) => setCode(typed || NoCode)} />
        </section>
        <OrderSums quote={quote} asking={asking} busy={busy} onSubmit={submit} />
      </div>
      {orderId && (
        <PaymentDialog
          orderId={orderId}
          onClose={(paid) => window.location.assign(paid ? paths.myCourse : paths.myOrder)}
        />
      )}
    </div>
  )
}

function Nothing({ text, href, link }: { text: string; href: string; link: string }) {
  return (
    <EmptyState icon="cart" text={text}>
      <a className="btn btn--primary" href={href}>
        {link}
      </a>
    </EmptyState>
  )
}
