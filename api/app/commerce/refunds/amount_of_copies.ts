export interface Copies {
  /** Of all copies together. */
  amountFen: number
  count: number
  /** Copies refunded before. */
  refunded: number
}

/**
 * Fen of the next `copies` of a line, split by largest remainder: the first copies carry the odd fen.
 * Refunded one by one or together, all copies give exactly the amount.
 */
export function amountOfCopies({ amountFen, count, refunded }: Copies, copies: number): number {
  const each = Math.floor(amountFen / count)
  const remainder = amountFen % count
  const odd = Math.min(remainder, refunded + copies) - Math.min(remainder, refunded)
  return copies * each + odd
}
