import { setTimeout as pause } from 'node:timers/promises'
import type { APIRequestContext } from '@playwright/test'
import { serverTime } from './clock'

const day = 86_400
/** Midnight in Asia/Shanghai, in seconds of a day in UTC. */
const midnight = 16 * 3600
/** Seconds of the longest test on a slow machine. */
const longestTestSeconds = 90
/** Seconds by which such a test advances the product's clock. */
const margin = 900

/**
 * A test that runs across midnight meets two days, so none begins shortly before it. Resolves with the milliseconds by
 * which the product's clock is ahead of the machine's.
 */
export async function avoidMidnight(request: APIRequestContext): Promise<number> {
  if (!process.env.E2E_URL) return putClockPastMidnight(request)
  // A running product may be several processes, whose clocks cannot be advanced together.
  const left = secondsToMidnight(Date.now())
  if (left <= longestTestSeconds) await pause((left + 1) * 1000)
  return 0
}

/** Always a day ahead, so that code that reads the machine's day fails at once and not only at midnight. */
async function putClockPastMidnight(request: APIRequestContext): Promise<number> {
  const time = await serverTime(request)
  const missing = Math.max(0, day - (+time - Date.now()) / 1000)
  const left = secondsToMidnight(+time + missing * 1000)
  const past = left <= margin ? left + 1 : 0
  const seconds = Math.ceil(missing + past)
  return +(seconds ? await serverTime(request, seconds) : time) - Date.now()
}

const secondsToMidnight = (ms: number) => (midnight - ((ms / 1000) % day) + day) % day
