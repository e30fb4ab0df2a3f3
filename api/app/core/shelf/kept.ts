import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { onPurge } from '#core/shelf/purges_here'

/** How long another process may go on with a former value, should the purge not reach it. */
const keptMs = 5_000
const mostKept = 1_000

type Load<Value> = (client: QueryClientContract, key: string) => Promise<Value | null>

interface Options {
  /** How many values at most. */
  most?: number
}
type Tags = readonly string[]

const all = new Set<Kept<unknown>>()

/** For tests, which write past the product. */
export function forgetKept(): void {
  for (const kept of all) kept.clear()
}

/**
 * Rows that nearly every call asks for and that hardly change: kept in this process until a purge of one of their tags, and for
 * five seconds at most. What is not found is asked for again each time.
 */
export class Kept<Value> {
  #values = new Map<string, { value: Value; until: number }>()
  #purges = 0
  readonly #most: number
  readonly #tagsOf: (key: string) => Tags

  /** @param tags of everything, or of the value under a key */
  constructor(
    tags: Tags | ((key: string) => Tags),
    private readonly load: Load<Value>,
    { most = mostKept }: Options = {}
  ) {
    this.#most = most
    this.#tagsOf = typeof tags === 'function' ? tags : () => tags
    all.add(this)
    onPurge((purged) => this.#drop(purged))
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

  #drop(purged: Tags): void {
    this.#purges++
    for (const key of this.#values.keys())
      if (this.#tagsOf(key).some((tag) => purged.includes(tag))) this.#values.delete(key)
  }

  #keep(key: string, value: Value): void {
    if (this.#values.size >= this.#most) this.#values.clear()
    this.#values.set(key, { value, until: performance.now() + keptMs })
  }
}
