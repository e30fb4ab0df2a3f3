import { amountForQuantity } from '#commerce/refunds/amount_for_quantity'
import type { RefundableLine } from '#commerce/refunds/refundable_order'

type Counts = Pick<RefundableLine, 'count' | 'amountFen' | 'refundedCount' | 'refundedFen' | 'assigned'>

export function refundableCopies({ count, refundedCount, assigned }: Counts): number {
  return Math.max(0, count - refundedCount - assigned)
}

/** The unrefunded amount of the line; the money of assigned seats cannot be refunded (docs/decisions/0022). */
export function refundableFen({ count, amountFen, refundedFen, assigned }: Counts): number {
  const ofFreeCopies = amountForQuantity({ amountFen, count, refunded: 0 }, count - assigned)
  return Math.max(0, ofFreeCopies - refundedFen)
}

/** The price of these copies, or what an earlier refund of money alone left of it. */
export function amountForReturnedQuantity(line: Counts, copies: number): number {
  const { count, amountFen, refundedCount, refundedFen } = line
  const paid = amountForQuantity({ amountFen, count, refunded: refundedCount }, copies)
  const rest = { amountFen: amountFen - refundedFen, count: count - refundedCount, refunded: 0 }
  const left = copies > 0 ? amountForQuantity(rest, copies) : 0
  return Math.min(paid, left, refundableFen(line))
}

/** A refund without copies may take anything that is left of the line. */
export function maxRefundFen(line: Counts, copies: number): number {
  return copies > 0 ? amountForReturnedQuantity(line, copies) : refundableFen(line)
}
