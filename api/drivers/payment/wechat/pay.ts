import { randomBytes } from 'node:crypto'
import { DriverFailure } from '#drivers/driver_failure'
import { doubtfulAnswer, rightAnswer, wrongAnswer, type ProbeResult } from '#drivers/probe'
import { PaymentGateway } from '#drivers/payment/payment_gateway'
import type {
  ProviderReportLine,
  BridgeCall,
  PagePlace,
  PaymentAttempt,
  ProviderPayment,
  PaymentWebhook,
  PayWay,
  RawWebhook,
  ProviderRefund,
  RefundRequest,
} from '#drivers/payment/payment_gateway'
import { bridgeCall } from '#drivers/payment/wechat/bridge_call'
import { readBillFile } from '#drivers/payment/wechat/bill_file'
import { WechatClient, type WechatOptions, type WechatRequest } from '#drivers/payment/wechat/client'
import { readNotice } from '#drivers/payment/wechat/notice'
import { OfficialAccount } from '#drivers/payment/wechat/official_account'
import { orderBody, refundBody } from '#drivers/payment/wechat/request_bodies'
import { readRefund } from '#drivers/payment/wechat/refund'
import { wechatSettings, type WechatSettings } from '#drivers/payment/wechat/settings'
import { readTransaction } from '#drivers/payment/wechat/transaction'

type WechatCall = Pick<WechatRequest, 'method' | 'path' | 'body' | 'expected'>

const transactions = '/v3/pay/transactions'
const refunds = '/v3/refund/domestic/refunds'
/** Old and new gateways of WeChat spell codes differently. */
const unknownOrder = ['ORDER_NOT_EXIST', 'ORDERNOTEXIST']
const alreadyEnded = ['ORDERPAID', 'ORDER_PAID', 'ORDER_CLOSED', 'ORDERCLOSED']

const warnBeforeMs = 30 * 86_400_000

const defaults = {
  origins: ['https://api.mch.weixin.qq.com', 'https://api2.mch.weixin.qq.com'],
  accountOrigin: 'https://api.weixin.qq.com',
  connectMs: 2000,
  /** Leaves half a second of the five seconds to the storefront. */
  deadlineMs: 4500,
  billMs: 60_000,
  maxReportBytes: 50 * 1024 * 1024,
  now: Date.now,
  ticks: () => performance.now(),
}
type Options = WechatSettings & Partial<typeof defaults>

/** WeChat Pay API v3 as a direct merchant: Native, H5 and JSAPI. */
export default class WechatPay extends PaymentGateway {
  readonly provider = 'wechat'
  readonly bridgeUrl = null
  #options: WechatOptions & typeof defaults
  #client: WechatClient
  #officialAccount: OfficialAccount

  constructor(options: Options = wechatSettings()) {
    super()
    this.#options = { ...defaults, ...options }
    this.#client = new WechatClient(this.#options)
    this.#officialAccount = new OfficialAccount(this.#options)
  }

  get ways(): readonly PayWay[] {
    const { hasH5, appSecret } = this.#options
    return ['native', ...(hasH5 ? ['h5' as const] : []), ...(appSecret ? ['jsapi' as const] : [])]
  }

  async account() {
    const { merchantId, appId } = this.#options
    return { merchantId, appId }
  }

  async createCode(attempt: PaymentAttempt): Promise<{ codeUrl: string }> {
    const body = orderBody(attempt, this.#options)
    const response = await this.#ask({ method: 'POST', path: `${transactions}/native`, body })
    const codeUrl = response.body.code_url
    if (typeof codeUrl !== 'string' || !/^weixin:\/\/\S{1,500}$/.test(codeUrl)) {
      throw unusableResponse('a response without a code')
    }
    return { codeUrl }
  }

  async createPage(
    attempt: PaymentAttempt,
    { address, returnUrl }: PagePlace
  ): Promise<{ codeUrl: string; pageUrl: string }> {
    const scene = { payer_client_ip: address, h5_info: { type: 'Wap' } }
    const body = orderBody(attempt, this.#options, { scene_info: scene })
    const response = await this.#ask({ method: 'POST', path: `${transactions}/h5`, body })
    const h5Url = response.body.h5_url
    if (typeof h5Url !== 'string' || !/^https:\/\/wx\.tenpay\.com\/\S{1,280}$/.test(h5Url)) {
      throw unusableResponse('a response without a page')
    }
    const pageUrl = `${h5Url}&redirect_url=${encodeURIComponent(returnUrl)}`
    return { codeUrl: pageUrl, pageUrl }
  }

  async createBridgeCall(
    attempt: PaymentAttempt,
    { openid }: { openid: string }
  ): Promise<{ codeUrl: string; call: BridgeCall }> {
    const body = orderBody(attempt, this.#options, { payer: { openid } })
    const response = await this.#ask({ method: 'POST', path: `${transactions}/jsapi`, body })
    const prepayId = response.body.prepay_id
    if (typeof prepayId !== 'string' || !/^\w{1,64}$/.test(prepayId)) {
      throw unusableResponse('a response without a prepay_id')
    }
    const { appId, privateKey, now } = this.#options
    return { codeUrl: prepayId, call: bridgeCall({ appId, prepayId, privateKey, at: now() }) }
  }

  authorizeUrl(given: { returnUrl: string; state: string }): string {
    return this.#officialAccount.authorizeUrl(given)
  }

  readOpenid(code: string): Promise<string> {
    return this.#officialAccount.readOpenid(code, this.#deadline())
  }

  async readNotice(raw: RawWebhook): Promise<PaymentWebhook> {
    return readNotice(raw, this.#options, this.#options.now())
  }

  find(merchantNo: string): Promise<ProviderPayment | null> {
    return this.#find(merchantNo, this.#deadline())
  }

  async close(merchantNo: string): Promise<ProviderPayment | null> {
    const signal = this.#deadline()
    const { code } = await this.#ask(
      {
        method: 'POST',
        path: `${orderPath(merchantNo)}/close`,
        body: { mchid: this.#options.merchantId },
        expected: [...unknownOrder, ...alreadyEnded],
      },
      signal
    )
    if (code && unknownOrder.includes(code)) return null
    // The result is queried, not assumed: a payment may have come first.
    const outcome = await this.#find(merchantNo, signal)
    if (!outcome || outcome.state === 'open') throw unusableResponse('a closed order that is still open')
    return outcome
  }

  async refund(request: RefundRequest): Promise<ProviderRefund> {
    const body = refundBody(request, this.#options)
    const response = await this.#ask({ method: 'POST', path: refunds, body })
    return this.#refund(response.body, request.refundNo)
  }

  async findRefund(refundNo: string): Promise<ProviderRefund | null> {
    const path = `${refunds}/${encodeURIComponent(refundNo)}`
    const expected = ['RESOURCE_NOT_EXISTS', 'RESOURCE_NOT_EXIST']
    const { code, body } = await this.#ask({ method: 'GET', path, expected })
    return code ? null : this.#refund(body, refundNo)
  }

  async tradeBill(day: string): Promise<ProviderReportLine[]> {
    const { deadlineMs: stallMs, billMs, maxReportBytes: maxBytes } = this.#options
    const path = `/v3/bill/tradebill?bill_date=${encodeURIComponent(day)}&bill_type=ALL&tar_type=GZIP`
    const { code, body } = await this.#ask({ method: 'GET', path, expected: ['NO_STATEMENT_EXIST'] })
    if (code) return []

    const { hash_type: kind, hash_value: sha1, download_url: address } = body
    if (kind !== 'SHA1' || !/^[0-9a-f]{40}$/i.test(sha1)) throw unusableResponse('a bill without a SHA1')
    return this.#client.download(
      { method: 'GET', ...this.#client.parseOwnUrl(address), signal: AbortSignal.timeout(billMs) },
      (file) => readBillFile(file, { sha1, stallMs, maxBytes })
    )
  }

  async probe(): Promise<ProbeResult> {
    const found = await this.find(`probe${randomBytes(12).toString('hex')}`)
    if (found) return wrongAnswer('an unknown order is known', 'Check WECHAT_PAY_MERCHANT_ID.')
    const ending = this.#options.certificates.find(({ endsAt }) => endsAt.getTime() < Date.now() + warnBeforeMs)
    if (!ending) return rightAnswer('ORDER_NOT_EXIST, as expected')
    const answer = `certificate ${ending.serial} ends on ${ending.endsAt.toISOString().slice(0, 10)}`
    return doubtfulAnswer(answer, 'Put the new certificate into WECHAT_PAY_CERTIFICATES.')
  }

  async #find(merchantNo: string, signal: AbortSignal): Promise<ProviderPayment | null> {
    const path = `${orderPath(merchantNo)}?mchid=${this.#options.merchantId}`
    const { code, body } = await this.#ask({ method: 'GET', path, expected: unknownOrder }, signal)
    if (code) return null
    const outcome = parseOutcome(() => readTransaction(body))
    if (outcome.merchantNo !== merchantNo) throw unusableResponse('a response about another order')
    return outcome
  }

  #refund(body: any, refundNo: string): ProviderRefund {
    const outcome = parseOutcome(() => readRefund(body))
    if (outcome.refundNo !== refundNo) throw unusableResponse('a response about another refund')
    return outcome
  }

  #ask(question: WechatCall, signal = this.#deadline()) {
    return this.#client.request({ ...question, signal })
  }

  #deadline(): AbortSignal {
    return AbortSignal.timeout(this.#options.deadlineMs)
  }
}

function orderPath(merchantNo: string): string {
  return `${transactions}/out-trade-no/${encodeURIComponent(merchantNo)}`
}

function parseOutcome<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    throw new DriverFailure('payment', { cause: error })
  }
}

function unusableResponse(cause: string): DriverFailure {
  return new DriverFailure('payment', { cause })
}
