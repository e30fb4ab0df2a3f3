import { setTimeout as pause } from 'node:timers/promises'

/** Midnight in UTC and in Asia/Shanghai, in hours of a day in UTC. */
const midnights = [24, 16]
const marginMs = 20_000

/**
 * A test that reads today's date before and after midnight would compare two days, so no test starts shortly before
 * midnight. Tests about midnight set the application's clock.
 */
export async function avoidMidnight(now = Date.now()): Promise<void> {
  const left = msToMidnight(now)
  if (left <= marginMs) await pause(left + 50)
}

export function msToMidnight(now: number): number {
  const day = 24 * 3_600_000
  return Math.min(...midnights.map((hour) => (hour * 3_600_000 - (now % day) + day) % day || day))
}
