import { DateTime } from 'luxon'
import type { PaymentFact } from '#drivers/payment/payment_gateway'

export interface WechatTransaction {
  appid: string
  mchid: string
  out_trade_no: string
  transaction_id?: string
  trade_type?: string
  trade_state: string
  success_time?: string
  /** May be absent while unpaid. */
  amount?: { total: number; payer_total?: number; currency?: string; payer_currency?: string }
}

/** States of Native orders; the others belong to payment codes. */
const states: Record<string, PaymentFact['state']> = {
  SUCCESS: 'paid',
  REFUND: 'refunded',
  NOTPAY: 'open',
  USERPAYING: 'open',
  CLOSED: 'closed',
  REVOKED: 'closed',
  PAYERROR: 'closed',
}

/** `total` and not `payer_total`: coupons are between wallet and buyer. */
export function readTransaction(given: WechatTransaction): PaymentFact {
  const state = states[given.trade_state]
  const hasMoney = state === 'paid' || state === 'refunded'
  const { total, currency = 'CNY' } = given.amount ?? { total: hasMoney ? Number.NaN : 0 }
  if (!state || !Number.isSafeInteger(total)) throw new Error('not a transaction')
  if (hasMoney && !given.transaction_id) throw new Error('paid without a transaction id')

  return {
    merchantNo: String(given.out_trade_no),
    state,
    transactionId: given.transaction_id ?? null,
    amountFen: total,
    currency,
    merchantId: String(given.mchid),
    appId: String(given.appid),
    paidAt: given.success_time ? DateTime.fromISO(given.success_time, { zone: 'utc' }) : null,
  }
}
