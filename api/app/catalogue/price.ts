import { timesBasisPoints } from '#core/money'

/**
 * What one copy costs under an exclusive code: half up, and never under 1 fen where there was a price
 * (decisions, section 4.2). For display only: the quote of commerce is what is charged.
 * @param bp the channel's multiplier in basis points
 */
export function priceWithCode(fen: number, bp: number): number {
  if (Number(fen) === 0) return 0
  return Math.max(1, timesBasisPoints(Number(fen), bp))
}

/** A product's price: original × discount, half up, at least 1 fen where the original has a price. */
export function discountedPrice(originalFen: number, bp: number): number {
  return priceWithCode(originalFen, bp)
}
