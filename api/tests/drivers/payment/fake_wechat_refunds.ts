import { randomInt } from 'node:crypto'
import type { FakeClock } from '#tests/drivers/payment/fake_wechat_clock'
import { atWallet, refusal, type Answer, type FakeOrders } from '#tests/drivers/payment/fake_wechat_orders'

export interface FakeRefund {
  no: string
  merchantNo: string
  refundId: string
  fen: number
  state: 'PROCESSING' | 'SUCCESS' | 'ABNORMAL' | 'CLOSED'
  madeAt: number
  doneAt: number
}

interface RefundForm {
  out_trade_no: string
  out_refund_no: string
  reason?: string
  amount: { refund: number; total: number; currency: string }
}

const days365 = 365 * 24 * 3600 * 1000

/** Refunds at the provider: accepted at once, finished when the test decides. */
export class FakeRefunds {
  readonly all = new Map<string, FakeRefund>()
  constructor(
    readonly clock: FakeClock,
    readonly orders: FakeOrders
  ) {}

  create(form: RefundForm): Answer {
    const { out_trade_no: merchantNo, out_refund_no: no, reason = '', amount } = form
    if (!/^[0-9A-Za-z_\-|*@]{1,64}$/.test(no)) return refusal(400, 'PARAM_ERROR', 'out_refund_no')
    if (Buffer.byteLength(reason) > 80) return refusal(400, 'PARAM_ERROR', 'reason')
    if (!Number.isInteger(amount?.refund) || amount.refund < 1) return refusal(400, 'PARAM_ERROR')

    const order = this.orders.all.get(merchantNo)
    if (!order?.transactionId) return refusal(404, 'RESOURCE_NOT_EXISTS', '订单不存在')
    if (amount.total !== order.total || amount.currency !== 'CNY') {
      return refusal(400, 'INVALID_REQUEST', '订单金额或退款金额与之前请求不一致')
    }
    const known = this.all.get(no)
    if (known) {
      return known.merchantNo === merchantNo && known.fen === amount.refund
        ? { status: 200, body: this.answer(known) }
        : refusal(400, 'INVALID_REQUEST', '请求参数与之前请求不一致')
    }
    if (this.clock.now() > order.paidAt + days365) return refusal(400, 'INVALID_REQUEST', '超过一年')
    const before = [...this.all.values()].filter((refund) => refund.merchantNo === merchantNo)
    const sum = before.reduce((all, { fen }) => all + fen, amount.refund)
    if (sum > order.total) return refusal(400, 'INVALID_REQUEST', '申请退款金额超过订单金额')
    if (before.length >= 50) return refusal(400, 'INVALID_REQUEST', '部分退款超过50次')

    const refundId = `5030${Array.from({ length: 24 }, () => randomInt(10)).join('')}`
    const madeAt = this.clock.now()
    const refund = { no, merchantNo, refundId, madeAt, doneAt: 0, fen: amount.refund }
    this.all.set(no, { ...refund, state: 'PROCESSING' })
    order.state = 'REFUND'
    return { status: 200, body: this.answer(this.all.get(no)!) }
  }

  query(no: string): Answer {
    const refund = this.all.get(no)
    if (!refund) return refusal(404, 'RESOURCE_NOT_EXISTS', '退款单不存在')
    return { status: 200, body: this.answer(refund) }
  }

  answer(refund: FakeRefund): object {
    return {
      ...this.#facts(refund),
      status: refund.state,
      create_time: iso(refund.madeAt),
      channel: 'ORIGINAL',
      funds_account: 'AVAILABLE',
    }
  }

  /** The refund in a notice, where the state has another name and the merchant is included. */
  facts(refund: FakeRefund) {
    const { mchid } = this.orders.all.get(refund.merchantNo)!.form
    return { mchid, ...this.#facts(refund), refund_status: refund.state }
  }

  #facts(refund: FakeRefund) {
    const { total, transactionId } = this.orders.all.get(refund.merchantNo)!
    return {
      out_refund_no: refund.no,
      refund_id: refund.refundId,
      out_trade_no: refund.merchantNo,
      transaction_id: transactionId,
      user_received_account: '支付用户零钱',
      ...(refund.doneAt && { success_time: iso(refund.doneAt) }),
      amount: { total, refund: refund.fen, payer_total: total, payer_refund: refund.fen, currency: 'CNY' },
    }
  }
}

const iso = (ms: number) => atWallet(ms).toISO({ suppressMilliseconds: true })
