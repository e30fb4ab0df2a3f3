import type { DateTime } from 'luxon'

/** One try to have an order paid. A new try has a new number; a number never changes its amount. */
export interface PaymentAttempt {
  /** 6 to 32 of digits, letters and `_ - | *`, never used before by this merchant. */
  merchantNo: string
  /** What the buyer reads in the wallet, at most 127 bytes are kept. */
  title: string
  amountFen: number
  /** The last moment at which the buyer may pay. It closes nothing by itself. */
  expiresAt: DateTime
}

/** What the wallet says about an attempt. Nothing here is compared with our order yet: `settleOrder` does. */
export interface PaymentFact {
  merchantNo: string
  state: 'open' | 'paid' | 'closed' | 'refunded'
  /** The wallet's own number of the payment; null while nobody paid. */
  transactionId: string | null
  /** The amount of the order at the wallet, in fen, before coupons of the wallet. */
  amountFen: number
  currency: string
  merchantId: string
  appId: string
  paidAt: DateTime | null
}

/** A call of the wallet exactly as it came in: the signature is over these bytes. */
export interface RawNotice {
  headers: Record<string, string | string[] | undefined>
  body: string
}

/** A verified call. It tells of a payment, of a refund, or of something that is nothing to us. */
export interface PaymentNotice {
  id: string
  event: string
  payment: PaymentFact | null
  refund: RefundFact | null
}

export interface RefundRequest {
  merchantNo: string
  /** Our number of the refund: sent again with the same number, it refunds once. */
  refundNo: string
  refundFen: number
  /** The whole amount of the payment, as the wallet wants it repeated. */
  totalFen: number
  reason: string
}

/** `failed` is money that the buyer's account would not take; only the wallet's own console can send it again. */
export interface RefundFact {
  refundNo: string
  merchantNo: string
  refundFen: number
  state: 'processing' | 'done' | 'failed' | 'closed'
  /** The wallet's own number of the refund. */
  providerRefundId: string | null
}

/** One line of the wallet's books of a day: money that came, or went back. */
export interface BillLine {
  merchantNo: string
  transactionId: string
  kind: 'payment' | 'refund'
  /** Our number of the refund; null on a payment. */
  refundNo: string | null
  /** Always above nought: the amount of the order, or what was given back of it. */
  amountFen: number
  at: DateTime
}

/** A call that did not come from the wallet, or not in this form, or not now. It changes nothing. */
export class BadNotice extends Error {
  constructor(readonly reason: string) {
    super(`not a notice of the wallet: ${reason}`)
    this.name = 'BadNotice'
  }
}

/**
 * Money from outside. A notice is trusted only after `readNotice` returned it; it may come late, twice,
 * at once or never, so `find` is the other half of the truth. Every method answers within five seconds
 * or throws DriverFailure, after which the caller knows nothing and asks again with `find`.
 */
export abstract class PaymentGateway {
  /** Kept on the attempt: which wallet it was made at. */
  abstract readonly provider: string

  /** Whom a payment has to be made to in order to be ours. */
  abstract account(): Promise<{ merchantId: string; appId: string }>

  /**
   * Opens the attempt at the wallet and answers what its QR code says. The same attempt again gives a
   * code again; the same number with another title, amount or expiry is refused.
   * @throws DriverFailure
   */
  abstract createCode(attempt: PaymentAttempt): Promise<{ codeUrl: string }>

  /**
   * Verifies signature, key, and age (300 seconds) over the raw body and only then reads it.
   * @throws BadNotice
   */
  abstract readNotice(raw: RawNotice): Promise<PaymentNotice>

  /**
   * The state of an attempt, or null when the wallet has never heard of it.
   * @throws DriverFailure
   */
  abstract find(merchantNo: string): Promise<PaymentFact | null>

  /**
   * Ends an attempt: once it answers `closed` (or null, for an unknown one) nobody can pay it any more.
   * When a payment came first it answers that payment instead.
   * @throws DriverFailure
   */
  abstract close(merchantNo: string): Promise<PaymentFact | null>

  /**
   * Gives money back. Accepted is not done: after `processing` comes a notice, or `findRefund` tells. The same
   * number again refunds once; with another amount it is refused.
   * @throws DriverFailure, also when the sum of refunds would exceed the payment
   */
  abstract refund(request: RefundRequest): Promise<RefundFact>

  /**
   * The state of a refund, or null when the wallet has never heard of it: then it may be asked for again.
   * @throws DriverFailure
   */
  abstract findRefund(refundNo: string): Promise<RefundFact | null>

  /**
   * What the wallet booked on a day, in its own order; a real one knows yesterday from ten in the morning on,
   * and three months back. The one call that may take more than five seconds.
   * @param day yyyy-MM-dd in Asia/Shanghai
   * @throws DriverFailure, also when the bill of the day is not made yet
   */
  abstract tradeBill(day: string): Promise<BillLine[]>
}
