/**
 * docs/product.md 2.6: the selling price follows a new original price as long as the two are equal or no selling price
 * is set. Returns the selling price.
 */
export function nextSellingPrice(change: {
  before: number | null | undefined
  after: number | null | undefined
  price: number | null | undefined
}) {
  const { before, after, price } = change
  const together = price === null || price === undefined || price === before
  return together ? after : price
}
