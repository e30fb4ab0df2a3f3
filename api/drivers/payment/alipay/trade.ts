import { DateTime } from 'luxon'
import type { ProviderPayment } from '#drivers/payment/payment_gateway'
import { yuanToFen } from '#drivers/payment/yuan'

/** The same in answers and webhooks, except for the time of payment. */
export interface AlipayTrade {
  out_trade_no?: string
  trade_no?: string
  trade_status?: string
  total_amount?: string
  /** Answers. */
  send_pay_date?: string
  /** Webhooks. */
  gmt_payment?: string
  /** Webhooks about a refund. */
  refund_fee?: string
}

const states: Record<string, ProviderPayment['state']> = {
  WAIT_BUYER_PAY: 'open',
  TRADE_SUCCESS: 'paid',
  TRADE_FINISHED: 'paid',
  TRADE_CLOSED: 'closed',
}

/** A trade is closed unpaid, or paid and refunded completely. @throws Error for anything that is not a trade */
export function readTrade(given: AlipayTrade, account: { merchantId: string; appId: string }): ProviderPayment {
  const paidText = given.send_pay_date ?? given.gmt_payment
  const status = states[given.trade_status ?? '']
  const isRefunded = Boolean(paidText) && (status === 'closed' || given.refund_fee !== undefined)
  const state = isRefunded ? 'refunded' : status
  const hasMoney = state === 'paid' || state === 'refunded'
  if (!state || !isText(given.out_trade_no)) throw new Error('not a trade')
  if (hasMoney && !isText(given.trade_no)) throw new Error('paid without a trade number')
  const paidAt = paidText ? toTime(paidText) : null

  return {
    merchantNo: given.out_trade_no,
    state,
    transactionId: hasMoney ? given.trade_no! : null,
    amountFen: yuanToFen(given.total_amount),
    currency: 'CNY',
    ...account,
    paidAt,
  }
}

/** Alipay writes times of China without a zone. */
export function toTime(text: string): DateTime {
  const at = DateTime.fromSQL(text, { zone: 'Asia/Shanghai' })
  if (!at.isValid) throw new Error('a time that is none')
  return at.toUTC()
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= 64
}
