import { randomBytes } from 'node:crypto'
import { DriverFailure } from '#drivers/driver_failure'
import { readBody } from '#drivers/http_call'
import { AlipayClient, type AlipayCall, type AlipayOptions } from '#drivers/payment/alipay/client'
import { readBill } from '#drivers/payment/alipay/bill'
import { readNotice } from '#drivers/payment/alipay/notice'
import { alipaySettings, type AlipaySettings } from '#drivers/payment/alipay/settings'
import { readTrade } from '#drivers/payment/alipay/trade'
import {
  PaymentGateway,
  type BridgeCall,
  type PagePlace,
  type PaymentAttempt,
  type PaymentWebhook,
  type ProviderPayment,
  type ProviderRefund,
  type ProviderReportLine,
  type RawWebhook,
  type RefundRequest,
} from '#drivers/payment/payment_gateway'
import { truncateBytes } from '#drivers/payment/truncate_bytes'
import { fenToYuan, yuanToFen } from '#drivers/payment/yuan'
import { doubtfulAnswer, rightAnswer, wrongAnswer, type ProbeResult } from '#drivers/probe'

const unknownTrade = 'ACQ.TRADE_NOT_EXIST'
const alreadyEnded = ['ACQ.TRADE_STATUS_ERROR', 'ACQ.REASON_TRADE_STATUS_INVALID', 'ACQ.REASON_ILLEGAL_STATUS']
const noBill = ['isp.bill_not_exist', 'isv.bill_not_exist']
const warnBeforeMs = 30 * 86_400_000

const pages = {
  h5: { method: 'alipay.trade.wap.pay', product: 'QUICK_WAP_WAY' },
  page: { method: 'alipay.trade.page.pay', product: 'FAST_INSTANT_TRADE_PAY' },
} as const

const defaults = {
  connectMs: 2000,
  deadlineMs: 4500,
  billMs: 60_000,
  maxReportBytes: 50 * 1024 * 1024,
  /** Hosts of bills. */
  billHosts: /(^|\.)alipay(object)?s?\.com$/,
  now: Date.now,
  ticks: () => performance.now(),
}
type Options = AlipaySettings & Partial<typeof defaults>

/** Alipay's open platform, as a direct merchant: a code, a page on a phone and one on a desktop. */
export default class Alipay extends PaymentGateway {
  readonly provider = 'alipay'
  readonly bridgeUrl = null
  readonly ways = ['native', 'page', 'h5'] as const
  override readonly noticeAnswer = 'success'
  override readonly canBePaidAfterClosing = true
  #options: AlipayOptions & typeof defaults
  #client: AlipayClient

  constructor(options: Options = alipaySettings()) {
    super()
    this.#options = { ...defaults, ...options }
    this.#client = new AlipayClient(this.#options)
  }

  async account() {
    const { sellerId: merchantId, appId } = this.#options
    return { merchantId, appId }
  }

  /** The trade begins when somebody scans the code. */
  async createCode(attempt: PaymentAttempt): Promise<{ codeUrl: string }> {
    const { body } = await this.#ask({ method: 'alipay.trade.precreate', content: contentOf(attempt) })
    const codeUrl = body.qr_code
    if (typeof codeUrl !== 'string' || !/^https?:\/\/\S{1,500}$/.test(codeUrl)) {
      throw unusable('a response without a code')
    }
    return { codeUrl }
  }

  async createPage(attempt: PaymentAttempt, { way, returnUrl }: PagePlace) {
    const { method, product } = pages[way]
    const quit = way === 'h5' ? { quit_url: returnUrl } : {}
    const content = { ...contentOf(attempt), product_code: product, ...quit }
    // The address is longer than a code and made again whenever it is asked for.
    return { codeUrl: `alipay:${way}`, pageUrl: this.#client.pageUrl(method, content, returnUrl) }
  }

  async createBridgeCall(): Promise<{ codeUrl: string; call: BridgeCall }> {
    throw unusable('no window inside WeChat')
  }

  authorizeUrl(): string {
    throw unusable('no window inside WeChat')
  }

  async readOpenid(): Promise<string> {
    throw unusable('no window inside WeChat')
  }

  async readNotice(raw: RawWebhook): Promise<PaymentWebhook> {
    return readNotice(raw, this.#options)
  }

  find(merchantNo: string): Promise<ProviderPayment | null> {
    return this.#find(merchantNo, this.#deadline())
  }

  async close(merchantNo: string): Promise<ProviderPayment | null> {
    const signal = this.#deadline()
    const content = { out_trade_no: merchantNo }
    const expected = [unknownTrade, ...alreadyEnded]
    const { code } = await this.#ask({ method: 'alipay.trade.close', content, expected }, signal)
    if (code === unknownTrade) return null
    // The result is queried, not assumed: a payment may have come first.
    const outcome = await this.#find(merchantNo, signal)
    if (!outcome || outcome.state === 'open') throw unusable('a closed trade that is still open')
    return outcome
  }

  async refund(request: RefundRequest): Promise<ProviderRefund> {
    const { merchantNo, refundNo, refundFen, reason } = request
    const content = {
      out_trade_no: merchantNo,
      out_request_no: refundNo,
      refund_amount: fenToYuan(refundFen),
      refund_reason: truncateBytes(reason, 80),
    }
    const { body } = await this.#ask({ method: 'alipay.trade.refund', content })
    const refund = { refundNo, merchantNo, refundFen, providerRefundId: null }
    if (body.fund_change === 'Y') return { ...refund, state: 'done' }
    // N is no failure: the same number was refunded before.
    return (await this.findRefund(refundNo, merchantNo)) ?? { ...refund, state: 'processing' }
  }

  async findRefund(refundNo: string, merchantNo: string): Promise<ProviderRefund | null> {
    const method = 'alipay.trade.fastpay.refund.query'
    const content = { out_trade_no: merchantNo, out_request_no: refundNo }
    const { code, body } = await this.#ask({ method, content, expected: [unknownTrade] })
    if (code || body.refund_status !== 'REFUND_SUCCESS') return null
    const refundFen = parsed(() => yuanToFen(body.refund_amount))
    if (body.out_request_no !== refundNo || body.out_trade_no !== merchantNo) throw unusable('another refund')
    return { refundNo, merchantNo, refundFen, state: 'done', providerRefundId: null }
  }

  async tradeBill(day: string): Promise<ProviderReportLine[]> {
    const { billMs, maxReportBytes } = this.#options
    const method = 'alipay.data.dataservice.bill.downloadurl.query'
    const content = { bill_type: 'trade', bill_date: day }
    const { code, body } = await this.#ask({ method, content, expected: noBill })
    if (code) return []
    const url = this.#billUrl(body.bill_download_url)
    return this.#client.download(url, AbortSignal.timeout(billMs), async (file) =>
      readBill(await readBody(file, maxReportBytes), maxReportBytes)
    )
  }

  override async probe(): Promise<ProbeResult> {
    const found = await this.find(`probe${randomBytes(12).toString('hex')}`)
    if (found) return wrongAnswer('an unknown trade is known', 'Check ALIPAY_APP_ID.')
    const endsAt = this.#options.certificates?.endsAt
    if (!endsAt || endsAt.getTime() > Date.now() + warnBeforeMs) return rightAnswer(`${unknownTrade}, as expected`)
    const answer = `the certificate of the application ends on ${endsAt.toISOString().slice(0, 10)}`
    return doubtfulAnswer(answer, 'Put the new certificate into ALIPAY_APP_CERTIFICATE.')
  }

  async #find(merchantNo: string, signal: AbortSignal): Promise<ProviderPayment | null> {
    const content = { out_trade_no: merchantNo }
    const { code, body } = await this.#ask({ method: 'alipay.trade.query', content, expected: [unknownTrade] }, signal)
    if (code) return null
    const { sellerId: merchantId, appId } = this.#options
    const outcome = parsed(() => readTrade(body, { merchantId, appId }))
    if (outcome.merchantNo !== merchantNo) throw unusable('a trade of another number')
    return outcome
  }

  /** The file is unsigned, so its address must be Alipay's, and the connection encrypted. */
  #billUrl(address: unknown): URL {
    const url = typeof address === 'string' ? URL.parse(address) : null
    if (!url || !this.#options.billHosts.test(url.hostname)) throw unusable('an address that is not of Alipay')
    if (url.hostname.endsWith('.com')) url.protocol = 'https:'
    return url
  }

  #ask(call: Omit<AlipayCall, 'signal'>, signal = this.#deadline()) {
    return this.#client.request({ ...call, signal })
  }

  #deadline(): AbortSignal {
    return AbortSignal.timeout(this.#options.deadlineMs)
  }
}

/** The end is ours: an unscanned code has no trade that could be closed before it. */
function contentOf({ merchantNo, title, amountFen, expiresAt }: PaymentAttempt): object {
  return {
    out_trade_no: merchantNo,
    total_amount: fenToYuan(amountFen),
    subject: truncateBytes(title, 200),
    time_expire: expiresAt.setZone('Asia/Shanghai').toFormat('yyyy-MM-dd HH:mm:ss'),
  }
}

function parsed<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    throw unusable((error as Error).message)
  }
}

const unusable = (cause: string) => new DriverFailure('payment', { cause })
