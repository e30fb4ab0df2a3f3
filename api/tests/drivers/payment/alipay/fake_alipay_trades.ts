import { DateTime } from 'luxon'
import { strToU8, zipSync } from 'fflate'
import { alipayMerchant } from '#tests/drivers/payment/alipay/fake_alipay'
import type { FakeClock } from '#tests/drivers/payment/fake_wechat_clock'

type Status = 'WAIT_BUYER_PAY' | 'TRADE_SUCCESS' | 'TRADE_CLOSED'
interface Trade {
  no: string
  tradeNo: string
  amount: string
  until: string
  /** Null until somebody scans the code: Alipay does not know the trade yet. */
  status: Status | null
  paidAt: string | null
  refunds: { no: string; amount: number; at: string }[]
}
type Answer = Record<string, string>

const refused = (code: string): Answer => ({ code: '40004', msg: 'Business Failed', sub_code: code, sub_msg: code })
const fine = (fields: Answer = {}): Answer => ({ code: '10000', msg: 'Success', ...fields })
const notThere = refused('ACQ.TRADE_NOT_EXIST')
const number = (yuan: string) => Math.round(Number(yuan) * 100)
const yuan = (fen: number) => (fen / 100).toFixed(2)

export class FakeAlipayTrades {
  #clock: FakeClock
  #trades = new Map<string, Trade>()

  constructor(clock: FakeClock) {
    this.#clock = clock
  }

  answer(method: string, content: Record<string, string>, origin: string): Answer {
    const trade = this.#trades.get(content.out_trade_no)
    const known = trade?.status ? trade : null
    if (method === 'alipay.trade.precreate') return this.#create(content)
    if (method === 'alipay.trade.query') return known ? fine(this.#view(known)) : notThere
    if (method === 'alipay.trade.close') return known ? this.#close(known) : notThere
    if (method === 'alipay.trade.refund') return known ? this.#refund(known, content) : notThere
    if (method === 'alipay.trade.fastpay.refund.query') return known ? this.#findRefund(known, content) : notThere
    const day = content.bill_date
    if (!this.#linesOf(day).length || day >= this.#day(0)) return refused('isp.bill_not_exist')
    return fine({ bill_download_url: `${origin}/bill?day=${day}` })
  }

  /** Opens the page behind the code. */
  scan(no: string): void {
    const trade = this.#trades.get(no)
    if (trade && !trade.status) trade.status = 'WAIT_BUYER_PAY'
  }

  /** A page at Alipay, opened with the address that we made. */
  openPage(address: string): void {
    const content = JSON.parse(new URL(address).searchParams.get('biz_content')!)
    this.#create(content)
    this.scan(content.out_trade_no)
  }

  pay(no: string): boolean {
    this.scan(no)
    const trade = this.#trades.get(no)
    if (trade?.status !== 'WAIT_BUYER_PAY' || trade.until < this.#time()) return false
    trade.status = 'TRADE_SUCCESS'
    trade.paidAt = this.#time()
    return true
  }

  noticeFields(no: string): Answer {
    const trade = this.#trades.get(no)!
    return {
      notify_id: `2026${no.slice(-20)}`,
      notify_type: 'trade_status_sync',
      notify_time: this.#time(),
      charset: 'utf-8',
      version: '1.0',
      sign_type: 'RSA2',
      app_id: alipayMerchant.appId,
      seller_id: alipayMerchant.sellerId,
      out_trade_no: no,
      trade_no: trade.tradeNo,
      trade_status: trade.status!,
      total_amount: trade.amount,
      subject: '含100%折扣 & 加号+',
      buyer_logon_id: 'xud***@126.com',
      ...(trade.paidAt && { gmt_payment: trade.paidAt }),
      ...(trade.refunds.length && { refund_fee: yuan(trade.refunds.reduce((sum, one) => sum + one.amount, 0)) }),
    }
  }

  bill(day: string): Uint8Array {
    const head =
      '支付宝交易号,商户订单号,业务类型,商品名称,创建时间,完成时间,门店编号,门店名称,操作员,终端号,对方账户,订单金额（元）,商家实收（元）,支付宝红包（元）,集分宝（元）,支付宝优惠（元）,商家优惠（元）,券核销金额（元）,券名称,商家红包消费金额（元）,卡消费金额（元）,退款批次号/请求号,服务费（元）,分润（元）,备注'
    const notes = ['#支付宝业务明细查询', `#账号：[${alipayMerchant.sellerId}0156]`, '#-----业务明细列表-----']
    const end = ['#-----业务明细列表结束-----', '#导出时间：[2026年11月30日 09:00:00]']
    const list = [...notes, head, ...this.#linesOf(day), ...end].join('\r\n')
    const sums = ['#支付宝业务汇总查询', '门店编号,门店名称,交易订单总笔数,退款订单总笔数', ',,1,1'].join('\r\n')
    return zipSync({ 'detail.csv': gbk(list), 'sums.csv': gbk(sums) })
  }

  #linesOf(day: string): string[] {
    const lines: string[] = []
    const line = (trade: Trade, kind: string, at: string, fen: number, request: string) =>
      [`${trade.tradeNo}\t`, `${trade.no}\t`, kind, 'course', at, at, ...Array(5).fill(''), yuan(fen), yuan(fen)]
        .concat(['0', '0', '0', '0', '0', '', '0', '0', request && `${request}\t`, '-0.12', '0.00', ''])
        .join(',')
    for (const trade of this.#trades.values()) {
      if (trade.paidAt?.startsWith(day)) lines.push(line(trade, '交易', trade.paidAt, number(trade.amount), ''))
      for (const { no, at, amount } of trade.refunds) {
        if (at.startsWith(day)) lines.push(line(trade, '退款', at, -amount, no))
      }
    }
    return lines
  }

  #create({ out_trade_no: no, total_amount: amount, time_expire: until }: Record<string, string>): Answer {
    if (!/^\w{1,64}$/.test(no)) return refused('ACQ.INVALID_PARAMETER')
    if (Number(amount) < 0.01) return refused('ACQ.TOTAL_FEE_EXCEED')
    const known = this.#trades.get(no)
    if (known?.status === 'TRADE_CLOSED') return refused('ACQ.TRADE_HAS_CLOSE')
    if (known?.status && known.amount !== amount) return refused('ACQ.CONTEXT_INCONSISTENT')
    if (known?.status === 'TRADE_SUCCESS') return refused('ACQ.TRADE_HAS_SUCCESS')
    const tradeNo = `20261130220014684505${String(this.#trades.size).padStart(8, '0')}`
    this.#trades.set(no, known ?? { no, tradeNo, amount, until, status: null, paidAt: null, refunds: [] })
    return fine({ out_trade_no: no, qr_code: `https://qr.alipay.com/bax0${this.#trades.size}` })
  }

  #view({ no, tradeNo, amount, status, paidAt }: Trade): Answer {
    const paid: Answer = paidAt ? { send_pay_date: paidAt } : {}
    return { out_trade_no: no, trade_no: tradeNo, total_amount: amount, trade_status: status!, ...paid }
  }

  #close(trade: Trade): Answer {
    if (trade.status !== 'WAIT_BUYER_PAY') return refused('ACQ.TRADE_STATUS_ERROR')
    trade.status = 'TRADE_CLOSED'
    return fine({ out_trade_no: trade.no, trade_no: trade.tradeNo })
  }

  #refund(trade: Trade, { out_request_no: no, refund_amount: amount }: Record<string, string>): Answer {
    if (!trade.paidAt) return refused('ACQ.TRADE_STATUS_ERROR')
    if (!/^[\w-]{1,64}$/.test(no)) return refused('ACQ.INVALID_PARAMETER')
    const same = trade.refunds.find((one) => one.no === no)
    if (same && same.amount !== number(amount)) return refused('ACQ.DISCORDANT_REPEAT_REQUEST')
    const sum = trade.refunds.reduce((all, one) => all + one.amount, 0)
    if (!same && sum + number(amount) > number(trade.amount)) return refused('ACQ.REFUND_AMT_NOT_EQUAL_TOTAL')
    if (!same) trade.refunds.push({ no, amount: number(amount), at: this.#time() })
    if (sum + number(amount) === number(trade.amount)) trade.status = 'TRADE_CLOSED'
    return fine({ out_trade_no: trade.no, refund_fee: yuan(sum), fund_change: same ? 'N' : 'Y' })
  }

  #findRefund(trade: Trade, { out_request_no: no }: Record<string, string>): Answer {
    const found = trade.refunds.find((one) => one.no === no)
    if (!found) return fine()
    const fields = { out_trade_no: trade.no, out_request_no: no, refund_amount: yuan(found.amount) }
    return fine({ ...fields, refund_status: 'REFUND_SUCCESS' })
  }

  #time(): string {
    return DateTime.fromMillis(this.#clock.now(), { zone: 'Asia/Shanghai' }).toFormat('yyyy-MM-dd HH:mm:ss')
  }

  #day(days: number): string {
    return DateTime.fromMillis(this.#clock.now(), { zone: 'Asia/Shanghai' }).plus({ days }).toISODate()!
  }
}

/** Node has no GBK encoder: the table is built with its decoder. */
const table = new Map<string, [number, number]>()
function gbk(text: string): Uint8Array {
  if (!table.size) {
    const decoder = new TextDecoder('gbk')
    for (let high = 0x81; high <= 0xfe; high++) {
      for (let low = 0x40; low <= 0xfe; low++) table.set(decoder.decode(Uint8Array.of(high, low)), [high, low])
    }
  }
  return Uint8Array.from([...text].flatMap((sign) => table.get(sign) ?? [...strToU8(sign)]))
}
