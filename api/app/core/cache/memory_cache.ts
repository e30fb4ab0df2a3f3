interface Options<Value, Key> {
  /** Total size in units of `sizeOf`; the least recently read entry is evicted. */
  maxSize: number
  /** Defaults to 1, so that `maxSize` counts entries. */
  sizeOf?: (value: Value, key: Key) => number
  /** A purge of any of them drops the entry. */
  tagsOf?: (value: Value, key: Key) => readonly string[]
  maxAgeMs?: (value: Value) => number
  now?: () => number
}

interface Entry<Value> {
  value: Value
  size: number
  storedAt: number
}

const caches: MemoryCache<any, any>[] = []

/** Only in this process; `core/cache/purge.ts` notifies the others. */
export function purgeLocally(tags: readonly string[]): void {
  for (const cache of caches) cache.purge(tags)
}

/** `tagged` when purges were missed and it is unknown which; `all` for tests, which reuse ids. */
export function clearCaches(which: 'tagged' | 'all'): void {
  for (const cache of caches) if (which === 'all' || cache.isTagged) cache.clear()
}

/** A running load and the tags purged meanwhile: its value may be older than the purge. */
export class Load {
  #purged: Set<string> | 'everything' = new Set()

  purge(tags: readonly string[]): void {
    if (this.#purged === 'everything') return
    for (const tag of tags) this.#purged.add(tag)
  }

  purgeEverything(): void {
    this.#purged = 'everything'
  }

  /** Whether anything was purged since it began. */
  get isOverlapped(): boolean {
    return this.#purged === 'everything' || this.#purged.size > 0
  }

  isPurged(tags: readonly string[]): boolean {
    const purged = this.#purged
    return purged === 'everything' || tags.some((tag) => purged.has(tag))
  }
}

/** Values in the memory of this process, limited by size and age and dropped by tag. */
export class MemoryCache<Value, Key = string> {
  #entries = new Map<Key, Entry<Value>>()
  #loads = new Set<Load>()
  #size = 0
  readonly #options: Required<Options<Value, Key>>
  readonly isTagged: boolean

  constructor(options: Options<Value, Key>) {
    this.#options = {
      sizeOf: () => 1,
      tagsOf: () => [],
      maxAgeMs: () => Infinity,
      now: () => performance.now(),
      ...options,
    }
    this.isTagged = options.tagsOf !== undefined
    caches.push(this)
  }

  get(key: Key): Value | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    if (this.#options.now() >= entry.storedAt + this.#options.maxAgeMs(entry.value)) {
      this.#drop(key)
      return undefined
    }
    // The first entry of the map is the least recently read.
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    return entry.value
  }

  has(key: Key): boolean {
    return this.#entries.has(key)
  }

  /** For a pure function of the key. */
  getOrMake(key: Key, make: () => Value): Value {
    const known = this.get(key)
    if (known !== undefined) return known
    const value = make()
    this.set(key, value)
    return value
  }

  /** Concurrent loads of one key are not shared: a load may run in a caller's transaction. Null is not stored. */
  async getOrLoad(key: Key, load: () => Promise<Value | null>): Promise<Value | null> {
    const known = this.get(key)
    if (known !== undefined) return known
    const loaded = await this.getOrLoadMany([key], async () => {
      const value = await load()
      return value === null ? [] : [[key, value]]
    })
    return loaded.get(key) ?? null
  }

  async getOrLoadMany(
    keys: Iterable<Key>,
    load: (missing: Key[]) => Promise<[Key, Value][]>
  ): Promise<Map<Key, Value>> {
    const found = new Map<Key, Value>()
    const missing = new Set<Key>()
    for (const key of keys) {
      const known = this.get(key)
      if (known === undefined) missing.add(key)
      else found.set(key, known)
    }
    if (!missing.size) return found
    const running = this.begin()
    try {
      for (const [key, value] of await load([...missing])) {
        found.set(key, value)
        this.set(key, value, running)
      }
    } finally {
      this.end(running)
    }
    return found
  }

  begin(): Load {
    const load = new Load()
    this.#loads.add(load)
    return load
  }

  end(load: Load): void {
    this.#loads.delete(load)
  }

  /** @returns false when one of its tags was purged while it was loaded */
  set(key: Key, value: Value, load?: Load): boolean {
    const { now, sizeOf, tagsOf } = this.#options
    if (load?.isPurged(tagsOf(value, key))) return false
    this.#drop(key)
    const size = sizeOf(value, key)
    this.#entries.set(key, { value, size, storedAt: now() })
    this.#size += size
    this.#makeRoom()
    return true
  }

  /** Updates the size of an entry that has grown. */
  resize(key: Key, value: Value): void {
    const entry = this.#entries.get(key)
    if (entry?.value !== value) return
    const size = this.#options.sizeOf(value, key)
    this.#size += size - entry.size
    entry.size = size
    this.#makeRoom()
  }

  purge(tags: readonly string[]): void {
    if (!this.isTagged) return
    for (const load of this.#loads) load.purge(tags)
    const purged = new Set(tags)
    for (const [key, { value }] of this.#entries)
      if (this.#options.tagsOf(value, key).some((tag) => purged.has(tag))) this.#drop(key)
  }

  clear(): void {
    for (const load of this.#loads) load.purgeEverything()
    this.#entries.clear()
    this.#size = 0
  }

  get count(): number {
    return this.#entries.size
  }

  get size(): number {
    return this.#size
  }

  #makeRoom(): void {
    for (const oldest of this.#entries.keys()) {
      if (this.#size <= this.#options.maxSize) return
      this.#drop(oldest)
    }
  }

  #drop(key: Key): void {
    const entry = this.#entries.get(key)
    if (!entry) return
    this.#entries.delete(key)
    this.#size -= entry.size
  }
}

/** Caches results of a function of a string, up to a total number of characters. */
export const textCache = (maxCharacters: number) =>
  new MemoryCache<string>({ maxSize: maxCharacters, sizeOf: (result, text) => result.length + text.length })
