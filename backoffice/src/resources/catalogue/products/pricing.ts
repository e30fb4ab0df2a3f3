/**
 * Back office 2.6: a product's price is its original price × its discount, half up to the fen, and never
 * under 0.01 where the original has a price. The server counts the same way and has the last word.
 * @param original yuan
 */
export function priceOf(original: number | null | undefined, discount: number | null | undefined) {
  const fen = Math.round((original ?? 0) * 100)
  if (fen === 0) return 0
  const bp = Math.round((discount ?? 1) * 10_000)
  return Math.max(1, Math.floor((fen * bp + 5_000) / 10_000)) / 100
}
