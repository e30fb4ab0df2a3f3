import { TradeType } from '@zhuxue/api/terms/commerce'
import type { InvoiceForm } from '~/features/invoices/invoiceRules'
import { api, reportFailure } from '~/lib/http/api'
import type { CallFailed } from '~/lib/http/errors'
import { newIdempotencyKey } from '@zhuxue/api/idempotency-key'
import type { Product, Quote } from '~/lib/http/wire'
import type { Checkout } from './checkout'
import type { Attempt } from './confirmDraft'

/** An order as the confirmation page hands it in, with the total that its buyer saw. */
export type OrderForm = Pick<Checkout, 'orderType'> & {
  products: Product[]
  exclusiveCode: string
  addrId?: number
  invoice?: InvoiceForm
  orderAmt: number
}

/** What became of it. `unsure`: the answer was lost, and the order may be there. */
export type Outcome =
  | { kind: 'placed'; orderId: string }
  | { kind: 'price-changed'; fresh: Quote }
  | { kind: 'refused'; failure: CallFailed }
  | { kind: 'unsure' }

/**
 * The attempt to hand in this order: the former one when it is the same order, so that two clicks, a retry and
 * a reload make one order; a changed one gets a key of its own.
 */
export function attemptFor(order: OrderForm, before: Attempt | null): Attempt {
  const of = JSON.stringify(order)
  return before?.of === of ? before : { of, key: newIdempotencyKey() }
}

/** Hands in an order under the key of its attempt. */
export async function submitOrder(order: OrderForm, { key }: Attempt): Promise<Outcome> {
  const headers = { 'Idempotency-Key': key }
  try {
    const body = { ...order, tradeType: TradeType.Native }
    const { orderId } = await api.commerce.orders.store({ body, headers })
    return { kind: 'placed', orderId }
  } catch (error) {
    const failure = reportFailure(error)
    if (failure.code === 'price-changed') {
      return { kind: 'price-changed', fresh: failure.body.quote as Quote }
    }
    return isUnsure(failure.code) ? { kind: 'unsure' } : { kind: 'refused', failure }
  }
}

/** A lost answer, a server that broke, or the first click still at work: nobody knows what became of it. */
const isUnsure = (code: string) => code === 'network' || /^(409|5\d\d)$/.test(code)
