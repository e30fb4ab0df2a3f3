import type { QueryClientContract } from '@adonisjs/lucid/types/database'

const caches: VersionCache<unknown>[] = []

/** For tests, which use the same ids again. */
export function forgetVersions(): void {
  for (const cache of caches) cache.clear()
}

/** What was made of versions of questions, which never change: the ones used last, up to so many characters. */
export class VersionCache<Value> {
  #kept = new Map<number, { value: Value; size: number }>()
  #characters = 0

  constructor(
    private readonly maxCharacters: number,
    private readonly load: (
      client: QueryClientContract,
      ids: number[]
    ) => Promise<{ id: number; value: Value; size: number }[]>
  ) {
    caches.push(this)
  }

  /** @param client where unknown ones are read; a transaction reads them itself */
  async get(client: QueryClientContract, ids: number[]): Promise<Map<number, Value>> {
    const found = new Map<number, Value>()
    for (const id of ids) {
      const known = this.#kept.get(id)
      if (known) found.set(id, known.value)
    }
    const unknown = [...new Set(ids)].filter((id) => !found.has(id))
    if (unknown.length) {
      for (const row of await this.load(client, unknown)) {
        found.set(row.id, row.value)
        this.#keep(row)
      }
    }
    return found
  }

  clear(): void {
    this.#kept.clear()
    this.#characters = 0
  }

  /** The first in is the first out: who is sitting now was read last. */
  #keep({ id, value, size }: { id: number; value: Value; size: number }) {
    this.#characters -= this.#kept.get(id)?.size ?? 0
    this.#kept.set(id, { value, size })
    this.#characters += size
    for (const [oldest, { size: freed }] of this.#kept) {
      if (this.#characters <= this.maxCharacters) return
      this.#kept.delete(oldest)
      this.#characters -= freed
    }
  }
}
