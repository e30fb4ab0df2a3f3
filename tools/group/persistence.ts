import { setTimeout as pause } from 'node:timers/promises'
import { Refused } from '../bench/support/post.js'
import type { Attempt } from '../topology/crowd.js'

/** Much longer than any promise: whoever gives up was let down. */
const patienceMs = 90_000

/** Tries again, half a second later, what was refused for a moment; an answer of another kind is a fault. */
export class Persistence {
  /** Answers that say when to come back. */
  announced = 0
  /** The same key once more while the first is under way. */
  stillRunning = 0
  faults: string[] = []

  /** @param onSuccess hears of each good answer */
  constructor(private readonly onSuccess: (what: string) => void) {}

  readonly attempt: Attempt = async (what, work, { isOnce } = { isOnce: false }) => {
    const began = performance.now()
    for (;;) {
      try {
        const result = await work()
        this.onSuccess(what)
        return result
      } catch (error) {
        this.#note(what, error)
        if (isOnce) return undefined
        if (performance.now() - began > patienceMs) {
          this.faults.push(`${what}: given up after ${patienceMs} ms`)
          return undefined
        }
        await pause(300 + Math.random() * 400)
      }
    }
  }

  #note(what: string, error: unknown): void {
    if (error instanceof Refused && error.status === 503 && error.retryAfter > 0) this.announced++
    else if (error instanceof Refused && error.status === 409) this.stillRunning++
    else this.faults.push(`${new Date().toISOString()} ${what}: ${String(error)}`)
  }
}
