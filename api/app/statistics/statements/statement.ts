import { timesBasisPoints } from '#core/money'
import type { StatementState } from '#statistics/statements/terms'

/** Sales and refunds of an order line; for an earlier month, the change. Money is in fen. */
export interface StatementLine {
  orderItemId: number
  /** The month of payment, `yyyy-MM`. */
  month: string
  /** Stored text. */
  paidAt: string
  orderNo: string
  itemName: string
  soldCopies: number
  refundedCopies: number
  soldFen: number
  refundedFen: number
}

export interface MonthSums {
  month: string
  soldFen: number
  refundedFen: number
}

/** A month of payment on a statement, with its rate. */
export interface StatementMonth extends MonthSums {
  netFen: number
  /** Null before an admin set one; until then no commission is due. */
  rateBp: number | null
  commissionFen: number
}

export interface StatementSums {
  soldFen: number
  refundedFen: number
  netFen: number
  commissionFen: number
}

/** The payment of a closed statement. */
export interface Payout {
  /** `yyyy-MM-dd` */
  paidOn: string
  note: string | null
  /** The admin who marked it. */
  markedBy: string
}

export interface StatementHead extends StatementSums {
  channelId: number
  /** The channel's user id, as in the API. */
  userId: number
  month: string
  state: StatementState
  partnerName: string
  statementNo: string | null
  /** Stored text. */
  closedAt: string | null
  payout: Payout | null
  months: StatementMonth[]
}

export interface Statement extends StatementHead {
  lines: StatementLine[]
}

/** Rounds half away from zero, so that a correction reverts exactly the earlier amount. */
export function commissionOf(netFen: number, rateBp: number): number {
  return Math.sign(netFen) * timesBasisPoints(Math.abs(netFen), rateBp) || 0
}

export function sumOfMonths(months: StatementMonth[]): StatementSums {
  const sums = { soldFen: 0, refundedFen: 0, netFen: 0, commissionFen: 0 }
  for (const month of months) {
    sums.soldFen += month.soldFen
    sums.refundedFen += month.refundedFen
    sums.netFen += month.netFen
    sums.commissionFen += month.commissionFen
  }
  return sums
}

/** By month of payment, the oldest first. */
export function monthSumsOf(lines: StatementLine[]): MonthSums[] {
  const sums = new Map<string, MonthSums>()
  for (const { month, soldFen, refundedFen } of lines) {
    const sum = sums.get(month) ?? { month, soldFen: 0, refundedFen: 0 }
    sum.soldFen += soldFen
    sum.refundedFen += refundedFen
    sums.set(month, sum)
  }
  return [...sums.values()].sort((one, other) => (one.month < other.month ? -1 : 1))
}

export function byTime(one: StatementLine, other: StatementLine): number {
  if (one.paidAt !== other.paidAt) return one.paidAt < other.paidAt ? -1 : 1
  if (one.orderItemId !== other.orderItemId) return one.orderItemId - other.orderItemId
  return one.month < other.month ? -1 : 1
}
