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
  providerRefundId: string | null
}

export interface BillLine {
  merchantNo: string
  transactionId: string
  kind: 'payment' | 'refund'
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

/** A notice may come late, twice or never, so `find` is the second source. Throws DriverFailure within five seconds. */
export abstract class PaymentGateway {
  abstract readonly provider: string

  abstract account(): Promise<{ merchantId: string; appId: string }>

  /** Idempotent; returns the content of the QR code. Another title, amount or expiry is refused. */
  abstract createCode(attempt: PaymentAttempt): Promise<{ codeUrl: string }>

  /** Verifies signature, key and age (300 seconds) over the raw body before reading it. */
  abstract readNotice(raw: RawNotice): Promise<PaymentNotice>

  abstract find(merchantNo: string): Promise<PaymentFact | null>

  /** After `closed` or null nobody can pay the attempt; an earlier payment is returned instead. */
  abstract close(merchantNo: string): Promise<PaymentFact | null>

  /** `processing` ends in a notice or in `findRefund`; the same number refunds once, and never more than was paid. */
  abstract refund(request: RefundRequest): Promise<RefundFact>

  /** Null for an unknown refund, which may be requested again. */
  abstract findRefund(refundNo: string): Promise<RefundFact | null>

  /** `day` is yyyy-MM-dd in Asia/Shanghai; real wallets have yesterday from ten in the morning, and three months back. */
  abstract tradeBill(day: string): Promise<BillLine[]>
}
