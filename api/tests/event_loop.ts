import { setImmediate as nextTurn } from 'node:timers/promises'

/** CPU time of this thread in milliseconds, independent of other load on the machine. */
export function cpuMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}

/** The longest time in milliseconds for which the work blocked the event loop. */
export async function longestTurn(work: () => unknown): Promise<number> {
  await nextTurn()
  let [longest, before, done] = [0, cpuMs(), false]
  const measure = () => {
    const now = cpuMs()
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
