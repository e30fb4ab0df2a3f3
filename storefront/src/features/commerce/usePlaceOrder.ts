import { useRef, useState } from 'react'
import { says, TradeType } from '@zhuxue/api/terms/commerce'
import { ask } from '~/components/ui/toasts'
import { api, failureOf } from '~/lib/api'
import { money } from '~/lib/format'
import type { Quote } from '~/lib/wire'
import { countCart } from './cartStore'
import { forgetCheckout, type Checkout } from './checkout'

type Order = Pick<Checkout, 'products' | 'orderType'> & { exclusiveCode: string; addrId?: number }

/**
 * Hands in an order with the total that its buyer sees. Two clicks make one order: the same order goes with
 * the same key, a changed one with another. When the price has changed the new one is shown instead.
 */
export function usePlaceOrder(onPriceChanged: (fresh: Quote) => void) {
  const [orderId, setOrderId] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const attempt = useRef({ of: '', key: '' })

  async function place(order: Order, seen: Quote) {
    if (busy) return
    setBusy(true)
    const body = { ...order, tradeType: TradeType.Native, orderAmt: seen.orderAmt }
    const of = JSON.stringify(body)
    if (attempt.current.of !== of) attempt.current = { of, key: newKey() }
    try {
      const headers = { 'Idempotency-Key': attempt.current.key }
      const answer = await api.commerce.orders.store({ body, headers })
      forgetCheckout()
      void countCart()
      setOrderId(answer.orderId)
    } catch (error) {
      const failure = failureOf(error)
      if (failure.code === 'price-changed') {
        await showChange(failure.message, seen, failure.body.quote as Quote)
      }
    } finally {
      setBusy(false)
    }
  }

  async function showChange(sentence: string, seen: Quote, fresh: Quote) {
    onPriceChanged(fresh)
    const detail = `原金额 ¥${money(seen.orderAmt)}，现金额 ¥${money(fresh.orderAmt)}`
    await ask(sentence || says.priceChanged, { detail, yes: '查看新价格', no: '关闭' })
  }

  return { place, orderId, busy }
}

function newKey(): string {
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))]
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
