import type { DateTime } from 'luxon'
import { settingsOnly, type ProbeResult } from '#drivers/probe'

/** A code to scan, a page of the provider in a phone's or a desktop's browser, a window inside WeChat, a bank transfer. */
export type PayWay = 'native' | 'h5' | 'page' | 'jsapi' | 'transfer'

export interface PagePlace {
  way: 'h5' | 'page'
  /** The client's IP. */
  address: string
  returnUrl: string
}

/** Passed by a page inside WeChat to its bridge; signed, so that the page cannot change it. */
export interface BridgeCall {
  appId: string
  timeStamp: string
  nonceStr: string
  package: string
  signType: 'RSA'
  paySign: string
}

/** A new attempt has a new number; a number never changes its amount. */
export interface PaymentAttempt {
  /**
   * 6 to 32 digits, letters and `_ -
   * *`, never used before by this merchant.
   */
  merchantNo: string
  /** Shown to the buyer; cut to 127 bytes. */
  title: string
  amountFen: number
  /** Payment deadline. Does not close the attempt by itself. */
  expiresAt: DateTime
}

/** The provider's report on an attempt, not yet compared with our order. */
export interface ProviderPayment {
  merchantNo: string
  state: 'open' | 'paid' | 'closed' | 'refunded'
  /** The provider's own number; null while unpaid. */
  transactionId: string | null
  /** Before coupons of the provider. */
  amountFen: number
  currency: string
  merchantId: string
  appId: string
  paidAt: DateTime | null
}

/** Raw, because the signature covers these bytes. */
export interface RawWebhook {
  headers: Record<string, string | string[] | undefined>
  body: string
}

export interface PaymentWebhook {
  id: string
  event: string
  payment: ProviderPayment | null
  refund: ProviderRefund | null
}

export interface RefundRequest {
  merchantNo: string
  /** Our number. The same number refunds only once. */
  refundNo: string
  refundFen: number
  /** The amount of the whole payment, which the provider requires. */
  totalFen: number
  reason: string
}

/** `failed`: the buyer's account rejected the money; it can only be sent again in the provider's console. */
export interface ProviderRefund {
  refundNo: string
  merchantNo: string
  refundFen: number
  state: 'processing' | 'done' | 'failed' | 'closed'
  providerRefundId: string | null
}

export interface ProviderReportLine {
  merchantNo: string
  transactionId: string
  kind: 'payment' | 'refund'
  refundNo: string | null
  /** Always positive. */
  amountFen: number
  at: DateTime
}

/** Not from the provider, malformed, or too old. */
export class InvalidWebhookSignature extends Error {
  constructor(readonly reason: string) {
    super(`not a notice of the wallet: ${reason}`)
    this.name = 'InvalidWebhookSignature'
  }
}

/** Signed by the provider, but with an unexpected field. */
export class UnknownWebhookEvent extends InvalidWebhookSignature {}

/** A webhook may be late, repeated or lost, so `find` is the second source. Throws DriverFailure within five seconds. */
export abstract class PaymentGateway {
  abstract readonly provider: string

  /** Configured payment methods. */
  abstract readonly ways: readonly PayWay[]

  /** Confirms a webhook; any other answer makes the provider repeat it. */
  readonly noticeAnswer: string | object = { code: 'SUCCESS', message: '成功' }

  /** No second payment arrives for the same number. */
  readonly isPaidOnce: boolean = true

  /** A code that nobody scanned cannot be closed, and a copy of it can be paid until its end. */
  readonly canBePaidAfterClosing: boolean = false

  /** A script that simulates WeChat's bridge; null if WeChat provides its own. */
  abstract readonly bridgeUrl: string | null

  abstract account(): Promise<{ merchantId: string; appId: string }>

  /** Idempotent; returns the content of the QR code. Another title, amount or expiry is rejected. */
  abstract createCode(attempt: PaymentAttempt): Promise<{ codeUrl: string }>

  /** It returns to `returnUrl`, and may open only for the IP. Idempotent. @returns `codeUrl` in at most 500 characters */
  abstract createPage(attempt: PaymentAttempt, place: PagePlace): Promise<{ codeUrl: string; pageUrl: string }>

  /** Only the user with this openid can pay it. Idempotent; another openid is rejected. */
  abstract createBridgeCall(
    attempt: PaymentAttempt,
    given: { openid: string }
  ): Promise<{ codeUrl: string; call: BridgeCall }>

  /** Where the browser gets a code for `readOpenid`; it returns to `returnUrl` with `code` and `state`. */
  abstract authorizeUrl(given: { returnUrl: string; state: string }): string

  /** Works once per code. @throws DriverFailure with a provider code if it is invalid */
  abstract readOpenid(code: string): Promise<string>

  /** Verifies signature, key and age (300 seconds) over the raw body before reading it. */
  abstract readNotice(raw: RawWebhook): Promise<PaymentWebhook>

  abstract find(merchantNo: string): Promise<ProviderPayment | null>

  /**
   * After `closed` the attempt cannot be paid; an earlier payment is returned instead. Null if it is unknown: Alipay
   * knows a code only once it was scanned, and until its end an unscanned one can still be paid.
   */
  abstract close(merchantNo: string): Promise<ProviderPayment | null>

  /** `processing` ends with a webhook, or in `findRefund` for providers that send none; the same number refunds once, and never more than was paid. */
  abstract refund(request: RefundRequest): Promise<ProviderRefund>

  /** Null for an unknown refund, which may be requested again. */
  abstract findRefund(refundNo: string, merchantNo: string): Promise<ProviderRefund | null>

  /** `day` is yyyy-MM-dd in Asia/Shanghai; real providers have yesterday's report from ten in the morning, for three months. */
  abstract tradeBill(day: string): Promise<ProviderReportLine[]>

  /** One read-only call that shows whether account and settings work. @throws DriverFailure without a usable answer */
  async probe(): Promise<ProbeResult> {
    return settingsOnly()
  }
}
