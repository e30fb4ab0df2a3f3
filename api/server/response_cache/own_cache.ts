import { ShortSeconds } from '../../app/core/cache/freshness.js'
import { cachedAnswers, cachedBytes } from '../../app/core/metrics/metrics.js'
import { onMetricsScrape } from '../../app/core/metrics/collectors.js'
import { nowMillis } from '../../app/core/time.js'
import { ResponseCache } from './response_cache.js'

const megabytes = Number(process.env.RESPONSE_CACHE_MB || 64)
let maxEntryAgeMs = ShortSeconds * 1_000

/** The cache of this process, for pages and API responses. */
export const processCache = new ResponseCache({
  maxBytes: megabytes * 1024 * 1024,
  maxEntryAgeMs: () => maxEntryAgeMs,
  now: nowMillis,
})

/** Depends on whether purges of other processes arrive. */
export function limitAge(hearsPurges: boolean): void {
  maxEntryAgeMs = hearsPurges ? Infinity : ShortSeconds * 1_000
}

onMetricsScrape(() => {
  cachedBytes.set(processCache.bytes)
  cachedAnswers.set(processCache.count)
})
