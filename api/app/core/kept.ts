import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { onPurge } from '#core/shelf/purges_here'

/** How long another process may go on with a former value, should the purge not reach it. */
const keptMs = 5_000
const mostKept = 1_000

type Load<Value> = (client: QueryClientContract, key: string) => Promise<Value | null>

const all = new Set<Kept<unknown>>()

/** For tests, which write past the product. */
export function forgetKept(): void {
  for (const kept of all) kept.clear()
}

/**
 * Rows that nearly every call asks for and that hardly change: kept in this process until a purge of their tag, and for
 * five seconds at most. What is not found is asked for again each time.
 */
export class Kept<Value> {
  #values = new Map<string, { value: Value; until: number }>()
  #purges = 0

  constructor(
    tag: string,
    private readonly load: Load<Value>
  ) {
    all.add(this)
    onPurge((tags) => tags.includes(tag) && this.clear())
  }

  /** @param client where it is read when it is not kept: that of the transaction, if there is one */
  async get(client: QueryClientContract, key = ''): Promise<Value | null> {
    const known = this.#values.get(key)
    if (known && known.until > performance.now()) return known.value
    const before = this.#purges
    const value = await this.load(client, key)
    // A purge meanwhile: what was read may be from before it.
    if (value !== null && before === this.#purges) this.#keep(key, value)
    return value
  }

  clear(): void {
    this.#purges++
    this.#values.clear()
  }

  #keep(key: string, value: Value): void {
    if (this.#values.size >= mostKept) this.#values.clear()
    this.#values.set(key, { value, until: performance.now() + keptMs })
  }
}
