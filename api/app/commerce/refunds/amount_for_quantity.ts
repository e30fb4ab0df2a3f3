export interface QuantityFields {
  amountFen: number
  count: number
  refunded: number
}

/** Largest remainder: the first copies carry the odd fen, so all copies add up to the amount in any split. */
export function amountForQuantity({ amountFen, count, refunded }: QuantityFields, copies: number): number {
  const each = Math.floor(amountFen / count)
  const remainder = amountFen % count
  const odd = Math.min(remainder, refunded + copies) - Math.min(remainder, refunded)
  return copies * each + odd
}
