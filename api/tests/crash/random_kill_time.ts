import { setTimeout as pause } from 'node:timers/promises'

/** Long enough for the first answer of a process on a busy machine; what was asked for may also never come. */
const giveUpAfterMs = 10_000

/** Waits for a moment to kill at: until `count` has come to `enough`, and up to a few milliseconds more. */
export async function waitForRandomKillTime(
  count: () => number | Promise<number>,
  enough: number,
  { spreadMs = 5 } = {}
): Promise<void> {
  const giveUpAt = performance.now() + giveUpAfterMs
  while ((await count()) < enough && performance.now() < giveUpAt) await pause(1)
  await pause(Math.random() * spreadMs)
}

/** From none up to as many as `most`, each as often. */
export const upTo = (most: number) => Math.floor(Math.random() * (most + 1))
