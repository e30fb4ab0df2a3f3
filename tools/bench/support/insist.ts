/** Calls that are repeated as the page of a test repeats them. */
import { setTimeout as pause } from 'node:timers/promises'
import { pauseAfter } from '../../../storefront/src/features/exams/attempt/saving/sendLoop.js'
import { percentile } from './measuring.js'
import { Refused } from './post.js'

const mostTries = 20

/** One kind of call: what was answered, refused and broken. */
export class Insisting {
  /** Milliseconds of the calls that were answered well. */
  #answered: number[] = []
  /** Milliseconds from the first try until one was answered well. */
  #done: number[] = []
  #refused = 0
  #broken = 0

  constructor(private readonly what: string) {}

  /** Until it is done: a refusal with Retry-After is waited for, and so is a broken call. */
  async until<T>(work: () => Promise<T>): Promise<T> {
    const wanted = performance.now()
    for (let failures = 0; ;) {
      const began = performance.now()
      try {
        const result = await work()
        this.#answered.push(performance.now() - began)
        this.#done.push(performance.now() - wanted)
        return result
      } catch (error) {
        if (++failures === mostTries) throw error
        const retryAfter = isHonest(error) ? error.retryAfter : 0
        if (retryAfter) this.#refused++
        else this.#break(error)
        await pause(1000 * pauseAfter(failures, Math.random(), retryAfter))
      }
    }
  }

  /** Neither done nor refused with a time to come back. */
  get broken(): number {
    return this.#broken
  }

  get p99(): number {
    return percentile(this.#answered, 0.99)
  }

  report(): string {
    const shown = (values: number[], share: number) => `${percentile(values, share).toFixed(0)} ms`
    return (
      `${this.what}: ${this.#answered.length} answered, median ${shown(this.#answered, 0.5)}, ` +
      `p99 ${shown(this.#answered, 0.99)}; ${this.#refused} refused with Retry-After, ${this.#broken} broken; ` +
      `done after p99 ${shown(this.#done, 0.99)}`
    )
  }

  #break(error: unknown) {
    if (this.#broken++ < 3) console.error(`${this.what}: ${String(error)}`)
  }
}

const isHonest = (error: unknown): error is Refused =>
  error instanceof Refused && (error.status === 429 || error.status === 503)
