import { setTimeout as pause } from 'node:timers/promises'

/** Midnight in UTC and in Asia/Shanghai, in hours of a day in UTC. */
const midnights = [24, 16]
const marginMs = 20_000

/**
 * A test that asks for today before and after midnight compares two days. None begins shortly before it; those that
 * are about midnight set the clock of the product.
 */
export async function avoidMidnight(now = Date.now()): Promise<void> {
  const left = msToMidnight(now)
  if (left <= marginMs) await pause(left + 50)
}

export function msToMidnight(now: number): number {
  const day = 24 * 3_600_000
  return Math.min(...midnights.map((hour) => (hour * 3_600_000 - (now % day) + day) % day || day))
}
