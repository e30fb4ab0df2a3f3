import type { Sat } from '../bench/support/rush_check.js'
import type { Crowd } from './crowd.js'

/** What people were answered, by kind of call. */
export class Tally {
  #answered = new Map<string, number>()
  #slowest = new Map<string, number>()
  failed = 0

  /** One call; undefined when it failed, which is counted and told. */
  async count<T>(what: string, work: () => Promise<T>): Promise<T | undefined> {
    const began = performance.now()
    try {
      const result = await work()
      this.#answered.set(what, (this.#answered.get(what) ?? 0) + 1)
      const took = performance.now() - began
      this.#slowest.set(what, Math.max(took, this.#slowest.get(what) ?? 0))
      return result
    } catch (error) {
      const took = Math.round(performance.now() - began)
      if (this.failed++ < 20)
        console.error(`${new Date().toISOString()} ${what} after ${took} ms: ${String(error)}`)
      return undefined
    }
  }

  report(): string {
    const kinds = [...this.#answered].map(
      ([what, count]) => `${what} ${count} (slowest ${Math.round(this.#slowest.get(what)!)} ms)`
    )
    return `answered: ${kinds.join(', ')}\nerrors that anybody saw: ${this.failed}`
  }
}

export function acknowledgedBy(crowd: Crowd, sat: readonly Sat[]): string {
  const answers = sat.reduce((sum, { letters }) => sum + letters.size, 0)
  const beats = [...crowd.beats.values()].reduce((sum, { acknowledged }) => sum + acknowledged, 0)
  return `${crowd.paid.length} paid orders, ${beats} beats, ${answers} answers of ${sat.length} tests`
}
