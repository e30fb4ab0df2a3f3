import { setTimeout as pause } from 'node:timers/promises'
import type { APIRequestContext } from '@playwright/test'
import { productTime } from './clock'

const day = 86_400
/** Midnight in Asia/Shanghai, in seconds of a day in UTC. */
const midnight = 16 * 3600
/** The longest story on a slow machine. */
const margin = 90

/**
 * A story that begins before midnight and ends after it meets two days. None begins shortly before: the product's
 * clock is put past its midnight, the machine's is waited for.
 */
export async function leaveMidnight(request: APIRequestContext): Promise<void> {
  const left = secondsToMidnight(Date.now())
  if (left <= margin) await pause((left + 1) * 1000)
  const ahead = secondsToMidnight(+(await productTime(request)))
  if (ahead <= margin) {
    await request.post('/local/clock', { data: { advanceSeconds: Math.ceil(ahead) + 1 } })
  }
}

const secondsToMidnight = (ms: number) => (midnight - ((ms / 1000) % day) + day) % day
