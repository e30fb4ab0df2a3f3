import { MemoryCache, type Load } from '../../app/core/cache/memory_cache.js'
import type { CachedResponse } from './answer.js'

/** One response may not displace all others. */
const maxShare = 1 / 16
const maxUnshared = 10_000

interface Options {
  maxBytes: number
  /** Upper limit of the cache time of all responses. */
  maxEntryAgeMs?: () => number
  now?: () => number
}

interface Render {
  load: Load
  answer: Promise<CachedResponse | null>
  /** Resolves `answer`, with null when there is nothing to share. */
  done: (answer: CachedResponse | null) => void
}

/** Cached responses by key, and running renders: a request for one of these waits for it. */
export class ResponseCache {
  readonly #answers: MemoryCache<CachedResponse>
  #renders = new Map<string, Set<Render>>()
  /** Keys whose last response could not be shared: requests do not wait for the next one. */
  #unshared = new Set<string>()

  constructor(private readonly options: Options) {
    const { maxBytes, maxEntryAgeMs = () => Infinity, now } = options
    this.#answers = new MemoryCache({
      maxSize: maxBytes,
      sizeOf: ({ bytes }, key) => bytes + 2 * key.length,
      tagsOf: ({ tags }) => tags,
      maxAgeMs: ({ maxAge }) => Math.min(maxAge * 1_000, maxEntryAgeMs()),
      ...(now && { now }),
    })
  }

  find(key: string): CachedResponse | undefined {
    return this.#answers.get(key)
  }

  has(key: string): boolean {
    return this.#answers.has(key)
  }

  /** The response of a render that began after the last purge. */
  pending(key: string): Promise<CachedResponse | null> | undefined {
    if (this.#unshared.has(key)) return undefined
    for (const render of this.#renders.get(key) ?? []) if (!render.load.isOverlapped) return render.answer
    return undefined
  }

  begin(key: string): Render {
    const { promise, resolve } = Promise.withResolvers<CachedResponse | null>()
    const render: Render = { load: this.#answers.begin(), answer: promise, done: resolve }
    this.#renders.set(key, (this.#renders.get(key) ?? new Set()).add(render))
    return render
  }

  /**
   * @param answer null if it may not be shared
   * @returns whether it is cached
   */
  end(key: string, render: Render, answer: CachedResponse | null): boolean {
    this.#answers.end(render.load)
    const others = this.#renders.get(key)
    others?.delete(render)
    if (!others?.size) this.#renders.delete(key)
    this.#noteShared(key, answer !== null)
    render.done(answer && !render.load.isPurged(answer.tags) ? answer : null)
    if (!answer?.maxAge || answer.bytes > this.options.maxBytes * maxShare) return false
    return this.#answers.set(key, answer, render.load)
  }

  /** A response grows when it is compressed. */
  resize(key: string, answer: CachedResponse): void {
    this.#answers.resize(key, answer)
  }

  purge(tags: readonly string[]): void {
    this.#answers.purge(tags)
  }

  clear(): void {
    this.#answers.clear()
  }

  get count(): number {
    return this.#answers.count
  }

  get bytes(): number {
    return this.#answers.size
  }

  #noteShared(key: string, isShared: boolean): void {
    this.#unshared.delete(key)
    if (!isShared) this.#unshared.add(key)
    if (this.#unshared.size > maxUnshared) this.#unshared.delete(this.#unshared.keys().next().value!)
  }
}
