import type { DateTime } from 'luxon'

/** A code to scan, a page of the wallet in the browser of a phone, or a window inside WeChat. */
export type PayWay = 'native' | 'h5' | 'jsapi'

/** What a page inside WeChat hands to its bridge; signed, so that the page can change nothing. */
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
  /** 6 to 32 of digits, letters and `_ - | *`, never used before by this merchant. */
  merchantNo: string
  /** Shown to the buyer; at most 127 bytes are kept. */
  title: string
  amountFen: number
  /** The last moment to pay. Closes nothing by itself. */
  expiresAt: DateTime
}

/** What the wallet reports about an attempt, not yet compared with our order. */
export interface ProviderPayment {
  merchantNo: string
  state: 'open' | 'paid' | 'closed' | 'refunded'
  /** The wallet's own number; null while unpaid. */
  transactionId: string | null
  /** Before coupons of the wallet. */
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
  /** Ours. The same number refunds once. */
  refundNo: string
  refundFen: number
  /** The whole payment, as the wallet wants it repeated. */
  totalFen: number
  reason: string
}

/** `failed`: the buyer's account refused the money; only the wallet's console can send it again. */
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

/** Not from the wallet, malformed, or too old. */
export class InvalidWebhookSignature extends Error {
  constructor(readonly reason: string) {
    super(`not a notice of the wallet: ${reason}`)
    this.name = 'InvalidWebhookSignature'
  }
}

/** Signed by the wallet, with a field that it never sends so. */
export class UnknownWebhookEvent extends InvalidWebhookSignature {}

/** A notice may come late, twice or never, so `find` is the second source. Throws DriverFailure within five seconds. */
export abstract class PaymentGateway {
  abstract readonly provider: string

  /** Those that are configured; `native` always is. */
  abstract readonly ways: readonly PayWay[]

  /** A script that stands in for WeChat's bridge; null where WeChat brings its own. */
  abstract readonly bridgeUrl: string | null

  abstract account(): Promise<{ merchantId: string; appId: string }>

  /** Idempotent; returns the content of the QR code. Another title, amount or expiry is refused. */
  abstract createCode(attempt: PaymentAttempt): Promise<{ codeUrl: string }>

  /** The page opens only at `address`, and leads back to `returnUrl`. Idempotent; another address is refused. */
  abstract createPage(
    attempt: PaymentAttempt,
    given: { address: string; returnUrl: string }
  ): Promise<{ codeUrl: string }>

  /** Only the person with this openid can pay it. Idempotent; another openid is refused. */
  abstract createBridgeCall(
    attempt: PaymentAttempt,
    given: { openid: string }
  ): Promise<{ codeUrl: string; call: BridgeCall }>

  /** Where the browser fetches a code for `readOpenid`; it comes back to `returnUrl` with `code` and `state`. */
  abstract authorizeUrl(given: { returnUrl: string; state: string }): string

  /** Once a code. @throws DriverFailure with a refusal for a code that is not good */
  abstract readOpenid(code: string): Promise<string>

  /** Verifies signature, key and age (300 seconds) over the raw body before reading it. */
  abstract readNotice(raw: RawWebhook): Promise<PaymentWebhook>

  abstract find(merchantNo: string): Promise<ProviderPayment | null>

  /** After `closed` or null nobody can pay the attempt; an earlier payment is returned instead. */
  abstract close(merchantNo: string): Promise<ProviderPayment | null>

  /** `processing` ends in a notice or in `findRefund`; the same number refunds once, and never more than was paid. */
  abstract refund(request: RefundRequest): Promise<ProviderRefund>

  /** Null for an unknown refund, which may be requested again. */
  abstract findRefund(refundNo: string): Promise<ProviderRefund | null>

  /** `day` is yyyy-MM-dd in Asia/Shanghai; real wallets have yesterday from ten in the morning, and three months back. */
  abstract tradeBill(day: string): Promise<ProviderReportLine[]>
}
