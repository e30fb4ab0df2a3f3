import { availableParallelism } from 'node:os'

/**
 * Passwords hashed at the same time: two, but never on every core, because each keeps its core busy
 * for forty milliseconds and whoever reads a page meanwhile would wait. On a machine of two cores one
 * lane keeps a storm of sign-ins from doubling the time of everything else (docs/performance.md).
 */
export const hashConcurrency = Math.max(1, Math.min(2, availableParallelism() - 1))
