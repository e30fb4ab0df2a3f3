import type { Answer } from './answer.js'
import { Renders, isPurged, type Render } from './renders.js'

/** One answer may not take the place of all others. */
const largestShare = 1 / 16
/** Older answers become no part of a page, which is kept for a while of its own. */
const mostLentMs = 30_000

/**
 * Answers in memory, bounded by bytes; what nobody has read for longest makes room. A purge marks what is being
 * rendered: an answer that began before it is sent once and not kept.
 */
export class Shelf {
  #kept = new Map<string, { answer: Answer; began: number; expires: number; bytes: number }>()
  #bytes = 0
  #renders = new Renders()
  #mostMs = Infinity
  #lastPurge = -Infinity

  constructor(
    private readonly mostBytes: number,
    private readonly now: () => number = Date.now
  ) {}

  find(key: string): Answer | undefined {
    const kept = this.#kept.get(key)
    if (!kept) return undefined
    if (kept.expires <= this.now()) return void this.#drop(key)
    this.#kept.delete(key)
    this.#kept.set(key, kept)
    return kept.answer
  }

  /**
   * What may become part of a page: made lately, and since the last purge of anything, because a page has tags that its
   * parts do not have. Nothing while purges may be missed.
   */
  findRecent(key: string): Answer | undefined {
    const kept = this.#kept.get(key)
    if (!kept || this.#mostMs < Infinity) return undefined
    const oldest = Math.max(this.#lastPurge, this.now() - mostLentMs)
    return kept.began > oldest ? this.find(key) : undefined
  }

  has(key: string): boolean {
    return this.#kept.has(key)
  }

  /** What somebody else is waiting for already. */
  pending(key: string): Promise<Answer | null> | undefined {
    return this.#renders.pending(key)
  }

  begin(key: string): Render {
    return this.#renders.begin(key, this.now())
  }

  /** @returns whether it is kept */
  end(key: string, render: Render, answer: Answer | null): boolean {
    this.#renders.end(key, render, answer)
    return !!answer?.maxAge && !isPurged(render, answer) && this.#keep(key, answer, render)
  }

  /** Counts the bytes of an answer again, which grow when it is compressed. */
  weigh(key: string, answer: Answer): void {
    const kept = this.#kept.get(key)
    if (kept?.answer !== answer) return
    const bytes = bytesOf(key, answer)
    this.#bytes += bytes - kept.bytes
    kept.bytes = bytes
    this.#makeRoom()
  }

  purge(tags: readonly string[]): void {
    this.#lastPurge = this.now()
    this.#renders.purge(tags)
    const purged = new Set(tags)
    for (const [key, { answer }] of this.#kept) if (answer.tags.some((tag) => purged.has(tag))) this.#drop(key)
  }

  purgeEverything(): void {
    this.#lastPurge = this.now()
    this.#renders.purgeEverything()
    for (const key of this.#kept.keys()) this.#drop(key)
  }

  /** No answer is kept longer than this, those that are here included; null ends it. */
  limitAge(seconds: number | null): void {
    const mostMs = seconds === null ? Infinity : seconds * 1_000
    if (mostMs === this.#mostMs) return
    this.#mostMs = mostMs
    for (const kept of this.#kept.values()) kept.expires = Math.min(kept.expires, this.now() + mostMs)
  }

  get size(): number {
    return this.#kept.size
  }

  get bytes(): number {
    return this.#bytes
  }

  #keep(key: string, answer: Answer, { began }: Render): boolean {
    this.#drop(key)
    const bytes = bytesOf(key, answer)
    if (bytes > this.mostBytes * largestShare) return false
    const ageMs = Math.min(answer.maxAge * 1_000, this.#mostMs)
    this.#kept.set(key, { answer, bytes, began, expires: this.now() + ageMs })
    this.#bytes += bytes
    this.#makeRoom()
    return true
  }

  #makeRoom(): void {
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= this.mostBytes) break
      this.#drop(oldest)
    }
  }

  #drop(key: string): void {
    const kept = this.#kept.get(key)
    if (!kept) return
    this.#kept.delete(key)
    this.#bytes -= kept.bytes
  }
}

const bytesOf = (key: string, answer: Answer) => answer.bytes + 2 * key.length
