import { Tiers } from '#commerce/terms'

const [large, small] = Tiers.map(({ each, off }) => ({ each: each * 100, off: off * 100 }))

/**
 * How many small tiers a best combination can hold: five of them (5 x 800 = 4 x 1000) always lose to
 * four large ones, so only 0 to 4 have to be tried however large the total is.
 */
const mostSmall = 4

/**
 * Rule 06: the best combination of repeating tiers (50 off per 1000, 30 off per 800) that fits into
 * `totalFen`. Fen in, fen out.
 */
export function tiersOff(totalFen: number): number {
  let best = 0
  for (let count = 0; count <= mostSmall && count * small.each <= totalFen; count++) {
    const left = totalFen - count * small.each
    best = Math.max(best, Math.floor(left / large.each) * large.off + count * small.off)
  }
  return best
}

/**
 * Splits `totalFen` over `weights` by largest remainder, ties by position. The parts are whole fen, add
 * up exactly, and none is above its weight as long as the total is not above their sum. BigInt, since
 * a product of two large amounts leaves the exact range of a number.
 */
export function splitByLargestRemainder(totalFen: number, weights: number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0)
  if (totalFen === 0 || sum === 0) return weights.map(() => 0)

  const parts = weights.map((weight, at) => {
    const product = BigInt(totalFen) * BigInt(weight)
    return { at, part: Number(product / BigInt(sum)), rest: product % BigInt(sum) }
  })
  const left = totalFen - parts.reduce((all, { part }) => all + part, 0)
  const byRest = [...parts].sort((a, b) =>
    a.rest === b.rest ? a.at - b.at : a.rest < b.rest ? 1 : -1
  )
  for (const entry of byRest.slice(0, left)) entry.part += 1
  return parts.map(({ part }) => part)
}
