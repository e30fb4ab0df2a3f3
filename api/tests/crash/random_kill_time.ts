import { setTimeout as pause } from 'node:timers/promises'

/** Enough for the first response of a process on a busy machine; the event may also never happen. */
const giveUpAfterMs = 10_000

/** Waits for a random time to kill: until `count` reaches `enough`, plus a few milliseconds. */
export async function waitForRandomKillTime(
  count: () => number | Promise<number>,
  enough: number,
  { spreadMs = 5 } = {}
): Promise<void> {
  const giveUpAt = performance.now() + giveUpAfterMs
  while ((await count()) < enough && performance.now() < giveUpAt) await pause(1)
  await pause(Math.random() * spreadMs)
}

/** A uniformly distributed integer from 0 to `most`. */
export const randomIntUpTo = (most: number) => Math.floor(Math.random() * (most + 1))
