import type { DateTime } from 'luxon'

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
export interface PaymentFact {
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
export interface RawNotice {
  headers: Record<string, string | string[] | undefined>
  body: string
}

/** A verified notice of a payment, a refund, or something irrelevant. */
export interface PaymentNotice {
  id: string
  event: string
  payment: PaymentFact | null
  refund: RefundFact | null
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
export interface RefundFact {
  refundNo: string
  merchantNo: string
  refundFen: number
  state: 'processing' | 'done' | 'failed' | 'closed'
  /** The wallet's own number. */
  providerRefundId: string | null
}

/** One line of the wallet's bill of a day. */
export interface BillLine {
  merchantNo: string
  transactionId: string
  kind: 'payment' | 'refund'
  /** Null on a payment. */
  refundNo: string | null
  /** Always positive. */
  amountFen: number
  at: DateTime
}

/** Not from the wallet, malformed, or too old. */
export class BadNotice extends Error {
  constructor(readonly reason: string) {
    super(`not a notice of the wallet: ${reason}`)
    this.name = 'BadNotice'
  }
}

/** Signed by the wallet, with a field that it never sends so. */
export class OddNotice extends BadNotice {}

/**
 * Payments. A notice is trusted only after `readNotice` returned it; it may come late, twice or never, so `find`
 * is the second source. Every method answers within five seconds or throws DriverFailure, after which the outcome
 * is unknown.
 */
export abstract class PaymentGateway {
  /** Kept on the attempt. */
  abstract readonly provider: string

  /** The account that payments must be made to. */
  abstract account(): Promise<{ merchantId: string; appId: string }>

  /**
   * Opens the attempt and returns the content of its QR code. Idempotent; another title, amount or expiry is
   * refused.
   */
  abstract createCode(attempt: PaymentAttempt): Promise<{ codeUrl: string }>

  /** Verifies signature, key and age (300 seconds) over the raw body before reading it. */
  abstract readNotice(raw: RawNotice): Promise<PaymentNotice>

  /** Null for an unknown attempt. */
  abstract find(merchantNo: string): Promise<PaymentFact | null>

  /**
   * After `closed` (or null, for an unknown one) nobody can pay the attempt. An earlier payment is returned
   * instead.
   */
  abstract close(merchantNo: string): Promise<PaymentFact | null>

  /**
   * `processing` is followed by a notice or seen by `findRefund`. The same number refunds once.
   * @throws DriverFailure, also when the refunds would exceed the payment
   */
  abstract refund(request: RefundRequest): Promise<RefundFact>

  /** Null for an unknown refund, which may be requested again. */
  abstract findRefund(refundNo: string): Promise<RefundFact | null>

  /**
   * May take longer than five seconds. Real wallets have yesterday from ten in the morning, and three months back.
   * @param day yyyy-MM-dd in Asia/Shanghai
   * @throws DriverFailure, also when the bill is not ready
   */
  abstract tradeBill(day: string): Promise<BillLine[]>
}
