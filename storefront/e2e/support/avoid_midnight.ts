import { setTimeout as pause } from 'node:timers/promises'
import type { APIRequestContext } from '@playwright/test'
import { serverTime } from './clock'

const day = 86_400
/** Midnight in Asia/Shanghai, in seconds of a day in UTC. */
const midnight = 16 * 3600
/** The longest story on a slow machine. */
const longestStory = 90
/** And what it lets pass for the product. */
const margin = 900

/**
 * A story that begins before midnight and ends after it meets two days: none begins shortly before. Resolves with the
 * milliseconds by which the product's clock is ahead of the machine's.
 */
export async function avoidMidnight(request: APIRequestContext): Promise<number> {
  if (!process.env.E2E_URL) return putClockPastMidnight(request)
  // A product that runs already may be several processes, whose clocks cannot be put forward together.
  const left = secondsToMidnight(Date.now())
  if (left <= longestStory) await pause((left + 1) * 1000)
  return 0
}

/** A day ahead at all times, so that what reads the machine's day fails at once and not at one midnight. */
async function putClockPastMidnight(request: APIRequestContext): Promise<number> {
  const time = await serverTime(request)
  const missing = Math.max(0, day - (+time - Date.now()) / 1000)
  const left = secondsToMidnight(+time + missing * 1000)
  const past = left <= margin ? left + 1 : 0
  const seconds = Math.ceil(missing + past)
  return +(seconds ? await serverTime(request, seconds) : time) - Date.now()
}

const secondsToMidnight = (ms: number) => (midnight - ((ms / 1000) % day) + day) % day
