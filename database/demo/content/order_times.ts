import type { SeededRandom } from '../random.js'

const hour = 3_600_000
const day = 24 * hour
/** The business day is Asia/Shanghai, which knows no summer time. */
const shanghai = 8 * hour

/** How many orders of an ordinary day fall into each local hour: lunch break and evening peak. */
const hourWeights = [2, 1, 0, 0, 0, 1, 3, 8, 22, 34, 36, 28, 32, 26, 27, 30, 29, 22, 18, 30, 42, 40, 24, 8]
const hours = hourWeights.map((_, i) => i)

/** Midnight in Shanghai of the day that lies `daysAgo` before `now`. */
export function midnight(now: Date, daysAgo: number): number {
  const today = Math.floor((now.getTime() + shanghai) / day) * day - shanghai
  return today - daysAgo * day
}

/**
 * A moment within that local day, at an hour at which people buy and which is over by `latest`;
 * null when the day has not yet seen a full hour.
 */
export function momentOn(now: Date, daysAgo: number, latest: Date, random: SeededRandom): Date | null {
  const start = midnight(now, daysAgo)
  const over = hours.filter((h) => start + (h + 1) * hour <= latest.getTime())
  if (over.length === 0) return null
  const local = random.weighted(over, (h) => hourWeights[h])
  return new Date(start + local * hour + random.between(0, 3599) * 1000)
}

/** How busy a day is: working days and the last weeks bring more orders. */
export function dayWeight(now: Date, daysAgo: number): number {
  const weekday = new Date(midnight(now, daysAgo) + shanghai).getUTCDay()
  const quiet = weekday === 0 || weekday === 6 ? 0.6 : 1
  return quiet * (1 + (90 - daysAgo) / 90)
}

export const minutes = (count: number): number => count * 60_000
export const days = (count: number): number => count * day
