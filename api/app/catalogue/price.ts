import { timesBasisPoints } from '../core/money.js'

/** Half up, at least 1 fen where there was a price (docs/product.md 3.2). Display only: the quote charges. */
export function priceWithCode(fen: number, bp: number): number {
  if (fen === 0) return 0
  return Math.max(1, timesBasisPoints(fen, bp))
}

export function discountedPrice(originalFen: number, bp: number): number {
  return priceWithCode(originalFen, bp)
}
