import { timesBasisPoints } from '../core/money.js'

/** Rounds half up, at least 1 fen if the price was not 0 (docs/product.md 3.2). For display only: the quote decides. */
export function priceWithCode(fen: number, bp: number): number {
  if (fen === 0) return 0
  return Math.max(1, timesBasisPoints(fen, bp))
}

export function discountedPrice(originalFen: number, bp: number): number {
  return priceWithCode(originalFen, bp)
}
