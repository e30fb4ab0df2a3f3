import { availableParallelism } from 'node:os'

/** Each hash uses one core for 40 ms, so one core stays free for page requests (docs/performance.md). */
export const hashConcurrency = Math.max(1, Math.min(2, availableParallelism() - 1))
