import type { APIRequestContext } from '@playwright/test'
import { productTime } from './clock'

const day = 86_400
/** Midnight in Asia/Shanghai, in seconds of a day in UTC. */
const midnight = 16 * 3600
/** The longest story on a slow machine, and what it lets pass. */
const margin = 900

/**
 * A story that begins before midnight and ends after it meets two days: the product's clock is put past it. It is a day
 * ahead of the machine's at all times, so that what reads the machine's day fails at once and not at one midnight.
 */
export async function leaveMidnight(request: APIRequestContext): Promise<Date> {
  const time = await productTime(request)
  const missing = Math.max(0, day - secondsAhead(time))
  const left = secondsToMidnight(+time + missing * 1000)
  const past = left <= margin ? left + 1 : 0
  if (!missing && !past) return time
  return productTime(request, Math.ceil(missing + past))
}

const secondsAhead = (time: Date) => (+time - Date.now()) / 1000

const secondsToMidnight = (ms: number) => (midnight - ((ms / 1000) % day) + day) % day
