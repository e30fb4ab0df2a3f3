/** Copies of one price, of which some were given back already. */
export interface Copies {
  /** What all copies cost together, in fen. */
  amountFen: number
  count: number
  /** How many of them were given back before. */
  refunded: number
}

/**
 * What the next copies of a line are worth, in fen: the amount split by largest remainder, so that the first
 * copies to go carry the odd fen. However the copies go back, one by one or together, all of them give exactly
 * the amount.
 * @param next how many copies, of those that are left
 */
export function amountOfCopies({ amountFen, count, refunded }: Copies, next: number): number {
  const each = Math.floor(amountFen / count)
  const odd = amountFen % count
  const oddOnes = Math.min(odd, refunded + next) - Math.min(odd, refunded)
  return next * each + oddOnes
}
