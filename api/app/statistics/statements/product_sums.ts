import type { StatementLine } from '#statistics/statements/statement'

export interface ProductSum {
  itemName: string
  copies: number
  netFen: number
}

/** By the product name at the time of sale, the highest first. */
export function productSums(lines: StatementLine[]): ProductSum[] {
  const sums = new Map<string, ProductSum>()
  for (const { itemName, soldCopies, refundedCopies, soldFen, refundedFen } of lines) {
    const sum = sums.get(itemName) ?? { itemName, copies: 0, netFen: 0 }
    sum.copies += soldCopies - refundedCopies
    sum.netFen += soldFen - refundedFen
    sums.set(itemName, sum)
  }
  return [...sums.values()].sort((one, other) => other.netFen - one.netFen || (one.itemName < other.itemName ? -1 : 1))
}
