import { randomInt, randomUUID } from 'node:crypto'
import { DateTime } from 'luxon'
import type { FakeClock } from '#tests/drivers/payment/fake_wechat_clock'
import { merchant } from '#tests/drivers/payment/fake_wechat_keys'

export interface Answer {
  status: number
  body?: object
}
/** The body of an order as WeChat Pay takes it. */
export interface OrderForm {
  appid: string
  mchid: string
  description: string
  out_trade_no: string
  time_expire: string
  notify_url: string
  amount: { total: number; currency: string }
  scene_info?: { payer_client_ip?: string; h5_info?: { type: string } }
  payer: { openid: string }
}
export type FakeWay = 'native' | 'h5' | 'jsapi'
export interface FakeOrder {
  way: FakeWay
  form: OrderForm
  madeAt: number
  until: number
  state: 'NOTPAY' | 'SUCCESS' | 'CLOSED' | 'REFUND'
  transactionId: string
  total: number
  paidAt: number
}

const minute = 60_000
const day = 24 * 60 * minute

export const refusal = (status: number, code: string, message = code): Answer => ({ status, body: { code, message } })

/** Orders at the provider, by the rules of its documentation. */
export class FakeOrders {
  readonly all = new Map<string, FakeOrder>()
  constructor(readonly clock: FakeClock) {}

  create(form: OrderForm, way: FakeWay = 'native'): Answer {
    const error = orderError(form) ?? payerError(form, way)
    if (error) return refusal(400, 'PARAM_ERROR', error)
    if (form.appid !== merchant.appId) return refusal(400, 'APPID_MCHID_NOT_MATCH')

    const known = this.all.get(form.out_trade_no)
    const isSame = known?.way === way && JSON.stringify(known.form) === JSON.stringify(form)
    if (known && !isSame) {
      return refusal(400, 'INVALID_REQUEST', '请求重入时，参数与首次请求时不一致')
    }
    if (known?.state === 'CLOSED') return refusal(400, 'ORDER_CLOSED', '订单已关闭')
    if (known && known.state !== 'NOTPAY') return refusal(400, 'ORDERPAID', '该订单已支付')
    if (known && known.until <= this.clock.now()) return refusal(400, 'INVALID_REQUEST', '订单已过期')

    if (!known) this.all.set(form.out_trade_no, this.#newOrder(form, way))
    return { status: 200, body: answers[way](randomUUID().replaceAll('-', '')) }
  }

  /** The buyer pays. The options pay a wrong amount or a closed order. */
  pay(no: string, error: { total?: number; late?: boolean } = {}): FakeOrder | null {
    const order = this.all.get(no)
    const isOpen = order?.state === 'NOTPAY' && this.clock.now() < order.until
    if (!order || !(isOpen || error.late)) return null
    const date = DateTime.fromMillis(this.clock.now(), { zone: 'Asia/Shanghai' })
    const digits = Array.from({ length: 14 }, () => randomInt(10)).join('')
    return Object.assign(order, {
      state: 'SUCCESS',
      paidAt: this.clock.now(),
      total: error.total ?? order.total,
      transactionId: `420000${date.toFormat('yyyyMMdd')}${digits}`,
    })
  }

  close(no: string, { mchid }: { mchid: string }): Answer {
    const order = this.all.get(no)
    if (mchid !== merchant.merchantId) return refusal(400, 'PARAM_ERROR', 'mchid')
    if (!order) return refusal(404, 'ORDER_NOT_EXIST', '订单不存在')
    if (order.state === 'CLOSED') return refusal(400, 'ORDER_CLOSED', '订单已关闭')
    if (order.state !== 'NOTPAY') return refusal(400, 'ORDERPAID', '订单已支付')
    order.state = 'CLOSED'
    return { status: 204 }
  }

  query(no: string, mchid: string | null): Answer {
    if (mchid !== merchant.merchantId) return refusal(400, 'PARAM_ERROR', 'mchid')
    if (!this.all.has(no)) return refusal(404, 'ORDER_NOT_EXIST', '订单不存在')
    return { status: 200, body: this.transaction(no) }
  }

  /** The transaction as the provider reports it in responses and notices. */
  transaction(no: string) {
    const { form, way, state, total, transactionId, paidAt } = this.all.get(no)!
    const paid = {
      transaction_id: transactionId,
      trade_type: { native: 'NATIVE', h5: 'MWEB', jsapi: 'JSAPI' }[way],
      bank_type: 'CMC_DEBIT',
      success_time: atWallet(paidAt).toISO({ suppressMilliseconds: true }),
      payer: { openid: 'oUpF8uMuAJO_M2pxb1Q9zNjWeS6o' },
    }
    return {
      appid: form.appid,
      mchid: form.mchid,
      out_trade_no: no,
      attach: '',
      trade_state: state,
      trade_state_desc: state,
      ...(transactionId && paid),
      amount: { total, payer_total: total, currency: 'CNY', payer_currency: 'CNY' },
    }
  }

  /**
   * The expiry is raised to at least one minute and lowered to at most 90 days after the order; the default is 7 days.
   */
  #newOrder(form: OrderForm, way: FakeWay): FakeOrder {
    const madeAt = this.clock.now()
    const requested = form.time_expire ? Date.parse(form.time_expire) : madeAt + 7 * day
    const until = Math.min(Math.max(requested, madeAt + minute), madeAt + 90 * day)
    const unpaid = { transactionId: '', paidAt: 0 }
    return { form, way, madeAt, until, state: 'NOTPAY', total: form.amount.total, ...unpaid }
  }
}

export function atWallet(ms: number): DateTime {
  return DateTime.fromMillis(ms, { zone: 'Asia/Shanghai' })
}

const answers: Record<FakeWay, (id: string) => object> = {
  native: (id) => ({ code_url: `weixin://wxpay/bizpayurl?pr=${id.slice(0, 8)}zz` }),
  h5: (id) => ({ h5_url: `https://wx.tenpay.com/cgi-bin/mmpayweb-bin/checkmweb?prepay_id=wx${id}&package=2150917749` }),
  jsapi: (id) => ({ prepay_id: `wx${id}` }),
}

function payerError({ scene_info: scene, payer }: OrderForm, way: FakeWay) {
  if (way === 'h5') {
    const isWhole = scene?.payer_client_ip && ['Wap', 'iOS', 'Android'].includes(scene.h5_info?.type ?? '')
    return isWhole ? null : 'scene_info'
  }
  return way === 'jsapi' && !/^[\w-]{28}$/.test(payer?.openid ?? '') ? 'payer.openid' : null
}

function orderError(form: OrderForm): string | null {
  const { mchid, description, out_trade_no: no, time_expire: until, amount } = form
  if (mchid !== merchant.merchantId) return 'mchid'
  if (!description || Buffer.byteLength(description) > 127) return 'description'
  if (!/^[0-9A-Za-z_\-|*]{6,32}$/.test(no)) return 'out_trade_no'
  if (until && !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+08:00$/.test(until)) return 'time_expire'
  if (!/^https:\/\/[^/:?]+\/[^?]*$/.test(form.notify_url)) return 'notify_url'
  if (!Number.isInteger(amount?.total) || amount.total < 1) return 'amount.total'
  return amount.currency === 'CNY' ? null : 'amount.currency'
}
