/**
 * docs/product.md 2.6: a new original price takes the selling price with it as long as the two were equal,
 * or nobody had given a selling price yet. Answers the selling price.
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
