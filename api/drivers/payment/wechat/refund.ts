import type { ProviderRefund } from '#drivers/payment/payment_gateway'
import { requireTexts } from '#drivers/payment/wechat/transaction'

/** `status` in responses, `refund_status` in webhooks. */
export interface WechatRefund {
  out_trade_no: string
  out_refund_no: string
  refund_id?: string
  transaction_id?: string
  status?: string
  refund_status?: string
  success_time?: string
  amount: { refund: number; total: number; currency?: string }
}

const states: Record<string, ProviderRefund['state']> = {
  SUCCESS: 'done',
  PROCESSING: 'processing',
  ABNORMAL: 'failed',
  CLOSED: 'closed',
}

export function readRefund(given: WechatRefund): ProviderRefund {
  requireTexts(given, ['out_trade_no', 'out_refund_no'], ['refund_id', 'transaction_id'])
  const state = states[given.status ?? given.refund_status ?? '']
  const refundFen = given.amount.refund
  if (!state || !Number.isSafeInteger(refundFen)) throw new Error('not a refund')
  if ((given.amount.currency ?? 'CNY') !== 'CNY') throw new Error('a refund in another currency')

  return {
    refundNo: String(given.out_refund_no),
    merchantNo: String(given.out_trade_no),
    refundFen,
    state,
    providerRefundId: given.refund_id ?? null,
  }
}
