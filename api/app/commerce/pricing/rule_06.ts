import { Tiers } from '#commerce/terms'

const [large, small] = Tiers.map(({ each, off }) => ({ each: each * 100, off: off * 100 }))

/** Five small tiers (5 x 800 = 4 x 1000) always lose to four large ones. */
const maxSmall = 4

/** The best combination of repeating tiers (50 off per 1000, 30 off per 800) that fits. */
export function bestTierDiscount(totalFen: number): number {
  let best = 0
  for (let count = 0; count <= maxSmall && count * small.each <= totalFen; count++) {
    const left = totalFen - count * small.each
    best = Math.max(best, Math.floor(left / large.each) * large.off + count * small.off)
  }
  return best
}

/**
 * Largest remainder, ties by position. BigInt, because a product of two large amounts is not exact as a number.
 */
export function splitByLargestRemainder(totalFen: number, weights: number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0)
  if (totalFen === 0 || sum === 0) return weights.map(() => 0)

  const parts = weights.map((weight, at) => {
    const product = BigInt(totalFen) * BigInt(weight)
    return { at, part: Number(product / BigInt(sum)), rest: product % BigInt(sum) }
  })
  const left = totalFen - parts.reduce((all, { part }) => all + part, 0)
  const byRest = [...parts].sort((a, b) => (a.rest === b.rest ? a.at - b.at : a.rest < b.rest ? 1 : -1))
  for (const entry of byRest.slice(0, left)) entry.part += 1
  return parts.map(({ part }) => part)
}
