import { setImmediate as nextTurn } from 'node:timers/promises'

/** The longest time in milliseconds for which the work held the event loop. */
export async function longestTurn(work: () => unknown): Promise<number> {
  await nextTurn()
  let [longest, before, done] = [0, performance.now(), false]
  const measure = () => {
    const now = performance.now()
    longest = Math.max(longest, now - before)
    before = now
    if (!done) setImmediate(measure)
  }
  setImmediate(measure)
  try {
    await work()
  } finally {
    done = true
  }
  await nextTurn()
  measure()
  return longest
}
