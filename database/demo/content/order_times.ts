import type { SeededRandom } from '../random.js'

const hour = 3_600_000
const day = 24 * hour
/** The business day is Asia/Shanghai, which has no daylight saving time. */
const shanghai = 8 * hour

/** Weights of the local hours of an ordinary day: lunch break and evening peak. */
const hourWeights = [2, 1, 0, 0, 0, 1, 3, 8, 22, 34, 36, 28, 32, 26, 27, 30, 29, 22, 18, 30, 42, 40, 24, 8]
const hours = hourWeights.map((_, i) => i)

/** Midnight in Shanghai, `daysAgo` days before `now`. */
export function midnight(now: Date, daysAgo: number): number {
  const today = Math.floor((now.getTime() + shanghai) / day) * day - shanghai
  return today - daysAgo * day
}

/** A time on that local day, in a typical hour that is over by `latest`; null when no full hour of the day is over. */
export function timeOn(now: Date, daysAgo: number, latest: Date, random: SeededRandom): Date | null {
  const start = midnight(now, daysAgo)
  const over = hours.filter((h) => start + (h + 1) * hour <= latest.getTime())
  if (over.length === 0) return null
  const local = random.weighted(over, (h) => hourWeights[h])
  return new Date(start + local * hour + random.between(0, 3599) * 1000)
}

/** The weight of a day: working days and recent weeks have more orders. */
export function dayWeight(now: Date, daysAgo: number): number {
  const weekday = new Date(midnight(now, daysAgo) + shanghai).getUTCDay()
  const quiet = weekday === 0 || weekday === 6 ? 0.6 : 1
  return quiet * (1 + (90 - daysAgo) / 90)
}

export const minutes = (count: number): number => count * 60_000
export const days = (count: number): number => count * day
