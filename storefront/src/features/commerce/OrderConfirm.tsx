import { useEffect, useMemo, useRef, useState } from 'react'
import { CodeLength, NoCode } from '@zhuxue/api/terms/channels'
import { OrderType, says, TradeType } from '@zhuxue/api/terms/commerce'
import { EmptyState } from '~/components/ui/EmptyState'
import { ask, notify } from '~/components/ui/toasts'
import { AddressChoice } from '~/features/accounts/AddressChoice'
import { isSignedIn } from '~/features/accounts/session'
import { api, failureOf } from '~/lib/api'
import { money } from '~/lib/format'
import { paths } from '~/lib/paths'
import type { Address, Quote } from '~/lib/wire'
import { currentCheckout, forgetCheckout, type Checkout } from './checkout'
import { countCart } from './cartStore'
import { ExclusiveCode } from './ExclusiveCode'
import styles from './OrderConfirm.module.css'
import { OrderLines } from './OrderLines'
import { OrderSums } from './OrderSums'
import { PaymentDialog } from './PaymentDialog'
import { useQuote } from './useQuote'

/** The order confirmation (learner side section 2). Its products survive a reload; its prices are the server's. */
export default function OrderConfirm() {
  const [checkout] = useState(() => currentCheckout())
  if (!checkout) {
    return (
      <EmptyState icon="cart" text="没有需要确认的商品">
        <a className="btn btn--primary" href={paths.cart}>
          返回购物车
        </a>
      </EmptyState>
    )
  }
  if (!isSignedIn()) {
    return (
      <EmptyState icon="user" text="请先登录，再确认订单">
        <a className="btn btn--primary" href={paths.loginThen(paths.orderInfo)}>
          去登录
        </a>
      </EmptyState>
    )
  }
  return <Confirm checkout={checkout} />
}

function Confirm({ checkout }: { checkout: Checkout }) {
  const [code, setCode] = useState<string>(NoCode)
  const [addresses, setAddresses] = useState<Address[] | null>(null)
  const [addrId, setAddrId] = useState<number | null>(null)
  const [orderId, setOrderId] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const wanted = useMemo(
    () => ({ products: checkout.products, orderType: checkout.orderType, exclusiveCode: code }),
    [checkout, code]
  )
  const { quote, setQuote, refusal, asking } = useQuote(wanted)
  const attempt = useRef({ of: '', key: '' })

  useEffect(() => {
    if (!quote?.needAddress || addresses) return
    api.accounts.addresses.index({}).then(
      (answer) => choose(answer.addresses),
      () => undefined
    )
  }, [quote?.needAddress])

  function choose(found: Address[]) {
    setAddresses(found)
    const usual = found.find((address) => address.defaultAddr === 1) ?? found[0]
    setAddrId((now) => now ?? usual?.deliverAddressId ?? null)
  }

  async function submit() {
    if (!quote || busy) return
    if (quote.needAddress && !addrId) return notify(says.selectAddress, 'error')
    if (quote.needExclusiveCode && !quote.exclusiveCodeValid)
      return notify(says.codeNeeded, 'error')
    setBusy(true)
    const body = {
      products: checkout.products,
      orderType: checkout.orderType,
      tradeType: TradeType.Native,
      exclusiveCode: quote.exclusiveCodeValid ? code : NoCode,
      addrId: quote.needAddress && addrId ? addrId : undefined,
      orderAmt: quote.orderAmt,
    }
    // The same order twice has the same key and is made once; a changed one gets another key.
    const of = JSON.stringify(body)
    if (attempt.current.of !== of) attempt.current = { of, key: newKey() }
    try {
      const answer = await api.commerce.orders.store({
        body,
        headers: { 'Idempotency-Key': attempt.current.key },
      })
      forgetCheckout()
      void countCart()
      setOrderId(answer.orderId)
    } catch (error) {
      const failure = failureOf(error)
      if (failure.code === 'price-changed')
        await showChange(failure.message, failure.body.quote as Quote)
    } finally {
      setBusy(false)
    }
  }

  async function showChange(sentence: string, fresh: Quote) {
    const before = quote?.orderAmt ?? 0
    setQuote(fresh)
    const detail = `原金额 ¥${money(before)}，现金额 ¥${money(fresh.orderAmt)}`
    await ask(sentence || says.priceChanged, { detail, yes: '查看新价格', no: '关闭' })
  }

  if (!quote && refusal) {
    return (
      <EmptyState icon="alert" text={refusal}>
        <a className="btn btn--primary" href={paths.cart}>
          返回购物车
        </a>
      </EmptyState>
    )
  }
  if (!quote) return <div className={`bone ${styles.bone}`} aria-hidden="true" />

  return (
    <div className={styles.confirm}>
      {quote.needAddress && (
        <section className={`sheet ${styles.part}`}>
          <h2>收件地址</h2>
          <AddressChoice
            addresses={addresses}
            chosen={addrId}
            onChoose={setAddrId}
            onAdded={(address) => {
              setAddresses([address, ...(addresses ?? [])])
              setAddrId(address.deliverAddressId)
            }}
          />
        </section>
      )}
      <section className={`sheet ${styles.part}`}>
        <h2>
          商品清单
          {checkout.orderType === OrderType.Package && (
            <span className="tag tag--amber">批量购买</span>
          )}
        </h2>
        <OrderLines items={quote.items} />
      </section>
      <div className={styles.end}>
        <section className={`sheet ${styles.part}`}>
          <h2>专属码</h2>
          <ExclusiveCode
            length={CodeLength}
            quote={quote}
            needed={quote.needExclusiveCode}
            onCode={(typed) => setCode(typed || NoCode)}
          />
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

function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
}
