import { TradeType } from '@zhuxue/api/terms/commerce'
import type { InvoiceForm } from '~/features/invoices/invoiceRules'
import { api } from '~/lib/http/api'
import { reportFailure } from '~/lib/http/reportFailure'
import { type Attempt } from '@zhuxue/api/idempotency-key'
import type { ApiError } from '~/lib/http/errors'
import type { Product, Quote } from '~/lib/http/apiTypes'
import type { Checkout } from './checkout'

/** `orderAmt` is the total that the customer saw. */
export type OrderForm = Pick<Checkout, 'orderType'> & {
  products: Product[]
  exclusiveCode: string
  addrId?: number
  organisationId?: number
  invoice?: InvoiceForm
  orderAmt: number
  /** Owned courses that are bought again. */
  renew?: number[]
}

/** `unknown`: the response was lost, and the order may have been placed. */
export type Outcome =
  | { kind: 'placed'; orderId: string }
  | { kind: 'price-changed'; fresh: Quote }
  | { kind: 'refused'; failure: ApiError }
  | { kind: 'unknown' }

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
    return isUnknown(failure.code) ? { kind: 'unknown' } : { kind: 'refused', failure }
  }
}

/** A lost response, a server error, or the first click still in progress. */
const isUnknown = (code: string) => code === 'network' || /^(409|5\d\d)$/.test(code)
