import { appendFileSync, writeFileSync } from 'node:fs'
import { percentile } from '../bench/support/measuring.js'
import { Refused } from '../bench/support/post.js'

/** One call that was not answered well; a line of the file that `soak.mjs` reads. */
export interface Failed {
  what: string
  /** Milliseconds since 1970. */
  began: number
  when: number
  /** 0 when there was no answer. */
  status: number
  retryAfter: number
  sentence: string
}

const keptTimes = 2000

/** What was answered, by kind of call, and what was not. */
export class Journal {
  #answered = new Map<string, { count: number; ms: number[] }>()

  constructor(private readonly file: string) {
    writeFileSync(file, '')
  }

  /** One call; undefined when it failed. */
  async call<T>(what: string, work: () => Promise<T>): Promise<T | undefined> {
    const began = Date.now()
    try {
      const result = await work()
      this.#note(what, Date.now() - began)
      return result
    } catch (error) {
      const { status, retryAfter } = error instanceof Refused ? error : { status: 0, retryAfter: 0 }
      const failed: Failed = {
        ...{ what, began, when: Date.now(), status, retryAfter },
        sentence: String(error).slice(0, 300),
      }
      appendFileSync(this.file, `${JSON.stringify(failed)}\n`)
      return undefined
    }
  }

  report(): string {
    return [...this.#answered]
      .map(([what, { count, ms }]) => {
        const [middle, slow] = [0.5, 0.99].map((share) => percentile(ms, share))
        return `  ${what}: ${count} answered, median ${middle} ms, p99 of the last ${ms.length} ${slow} ms`
      })
      .join('\n')
  }

  #note(what: string, ms: number) {
    const kind = this.#answered.get(what) ?? { count: 0, ms: [] }
    kind.count++
    kind.ms.push(ms)
    if (kind.ms.length > keptTimes) kind.ms.shift()
    this.#answered.set(what, kind)
  }
}
