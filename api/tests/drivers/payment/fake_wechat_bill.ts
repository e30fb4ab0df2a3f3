import { createHash, randomUUID } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { DateTime } from 'luxon'
import type { FakeClock } from '#tests/drivers/payment/fake_wechat_clock'
import { merchant } from '#tests/drivers/payment/fake_wechat_keys'
import { atWallet, refusal, type Answer, type FakeOrders } from '#tests/drivers/payment/fake_wechat_orders'
import type { FakeRefunds } from '#tests/drivers/payment/fake_wechat_refunds'

export const billHead =
  '交易时间,公众账号ID,商户号,特约商户号,设备号,微信订单号,商户订单号,用户标识,交易类型,交易状态,付款银行,' +
  '货币种类,应结订单金额,代金券金额,微信退款单号,商户退款单号,退款金额,充值券退款金额,退款类型,退款状态,商品名称,' +
  '商户数据包,手续费,费率,订单金额,申请退款金额,费率备注'
const sumHead = '总交易单数,应结订单总金额,退款总金额,充值券退款总金额,手续费总金额,订单总金额,申请退款总金额'

const yuan = (fen: number) => `${Math.floor(fen / 100)}.${String(fen % 100).padStart(2, '0')}`
const cells = (values: (string | number)[]) => values.map((value) => `\`${value}`).join(',')

/** Bills of the provider: created at ten the next morning, kept for three months, downloadable for five minutes. */
export class FakeBills {
  #files = new Map<string, { zipped: Buffer; until: number }>()
  constructor(
    readonly clock: FakeClock,
    readonly orders: FakeOrders,
    readonly refunds: FakeRefunds
  ) {}

  ask(query: URLSearchParams, origin: string): Answer {
    const day = DateTime.fromISO(query.get('bill_date') ?? '', { zone: 'Asia/Shanghai' })
    const now = atWallet(this.clock.now())
    if (!day.isValid || day < now.minus({ months: 3 })) return refusal(400, 'PARAM_ERROR')
    if (query.get('bill_type') !== 'ALL' || query.get('tar_type') !== 'GZIP') {
      return refusal(400, 'PARAM_ERROR')
    }
    if (now < day.plus({ days: 1, hours: 10 })) return refusal(400, 'STATEMENT_CREATING', '账单生成中')
    const rows = this.#rows(day.toISODate()!)
    if (!rows.length) return refusal(400, 'NO_STATEMENT_EXIST', '账单文件不存在')

    const sums = cells([rows.length, '0.00', '0.00', '0.00', '0.00', '0.00', '0.00'])
    const text = `\uFEFF${[billHead, ...rows.map(cells), sumHead, sums].join('\r\n')}\r\n`
    const token = randomUUID()
    this.#files.set(token, { zipped: gzipSync(text), until: this.clock.now() + 300_000 })
    return {
      status: 200,
      body: {
        hash_type: 'SHA1',
        hash_value: createHash('sha1').update(text).digest('hex'),
        download_url: `${origin}/v3/billdownload/file?token=${token}`,
      },
    }
  }

  file(token: string | null): Buffer | null {
    const file = this.#files.get(token ?? '')
    return file && file.until > this.clock.now() ? file.zipped : null
  }

  #rows(day: string): (string | number)[][] {
    const rows: { at: number; row: (string | number)[] }[] = []
    for (const [no, order] of this.orders.all) {
      if (order.transactionId) rows.push({ at: order.paidAt, row: this.#row(no, order.paidAt) })
    }
    for (const refund of this.refunds.all.values()) {
      rows.push({ at: refund.madeAt, row: this.#row(refund.merchantNo, refund.madeAt, refund.no) })
    }
    return rows
      .filter(({ at }) => atWallet(at).toISODate() === day)
      .sort((one, two) => one.at - two.at)
      .map(({ row }) => row)
  }

  #row(no: string, at: number, refundNo?: string): (string | number)[] {
    const { total, transactionId, form } = this.orders.all.get(no)!
    const refund = refundNo ? this.refunds.all.get(refundNo) : undefined
    const paid = refund ? '0.00' : yuan(total)
    const back = yuan(refund?.fen ?? 0)
    return [
      atWallet(at).toFormat('yyyy-MM-dd HH:mm:ss'),
      merchant.appId,
      merchant.merchantId,
      0,
      '',
      transactionId,
      no,
      'oUpF8uMuAJO_M2pxb1Q9zNjWeS6o',
      'NATIVE',
      refund ? 'REFUND' : 'SUCCESS',
      'CMC_DEBIT',
      'CNY',
      paid,
      '0.00',
      refund?.refundId ?? 0,
      refund?.no ?? 0,
      back,
      '0.00',
      refund ? 'ORIGINAL' : '',
      refund?.state ?? '',
      form.description,
      '',
      '0.00000',
      '0.60%',
      paid,
      back,
      '',
    ]
  }
}
