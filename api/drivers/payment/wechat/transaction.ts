import { DateTime } from 'luxon'
import { UnknownWebhookEvent, type ProviderPayment } from '#drivers/payment/payment_gateway'

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
const states: Record<string, ProviderPayment['state']> = {
  SUCCESS: 'paid',
  REFUND: 'refunded',
  NOTPAY: 'open',
  USERPAYING: 'open',
  CLOSED: 'closed',
  REVOKED: 'closed',
  PAYERROR: 'closed',
}

/** @throws UnknownWebhookEvent when a field is not a text of at most 64 characters; optional ones may be absent */
export function requireTexts(given: object, needed: string[], optional: string[]): void {
  for (const name of [...needed, ...optional]) {
    const value = (given as Record<string, unknown>)[name]
    const isAbsent = (value === undefined || value === null) && optional.includes(name)
    const isText = typeof value === 'string' && value.length <= 64
    if (!isAbsent && !isText) throw new UnknownWebhookEvent(`odd ${name}`)
  }
}

/** `total` and not `payer_total`: coupons are between provider and buyer. */
export function readTransaction(given: WechatTransaction): ProviderPayment {
  requireTexts(given, ['out_trade_no', 'mchid', 'appid'], ['transaction_id', 'success_time'])
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
