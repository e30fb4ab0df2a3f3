/** Seconds before the next retry, growing with failures; short enough that the learner misses little of the lesson. */
const pauses = [1, 2, 4, 8, 15, 30]

/**
 * `failed` retries since the picture last moved; `spread` 0 to 1, so that a class does not reconnect at the same time.
 */
export function pauseAfter(failed: number, spread = Math.random()): number {
  const seconds = pauses[Math.min(failed, pauses.length - 1)]!
  return seconds * (1 + spread / 4)
}
