/** Seconds before the next try, growing while tries fail; never so long that a teacher has gone on meanwhile. */
const pauses = [1, 2, 4, 8, 15, 30]

/** `failed` tries since the picture last moved; `spread` 0 to 1, so that a class does not come back in one moment. */
export function pauseAfter(failed: number, spread = Math.random()): number {
  const seconds = pauses[Math.min(failed, pauses.length - 1)]!
  return seconds * (1 + spread / 4)
}
