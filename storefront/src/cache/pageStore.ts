import type { Page } from './page.ts'

/** An LRU store bounded by entries and bytes. */
export class PageStore {
  #pages = new Map<string, Page>()
  #bytes = 0
  #limit: { entries: number; bytes: number }

  constructor(entries: number, bytes: number) {
    this.#limit = { entries, bytes }
  }

  get(key: string, now: number): Page | undefined {
    const page = this.#pages.get(key)
    if (!page) return undefined
    this.#remove(key, page)
    if (page.expires <= now) return undefined
    this.#add(key, page)
    return page
  }

  put(key: string, page: Page): void {
    const before = this.#pages.get(key)
    if (before) this.#remove(key, before)
    this.#add(key, page)
    for (const [oldest, old] of this.#pages) {
      if (this.#pages.size <= this.#limit.entries && this.#bytes <= this.#limit.bytes) return
      this.#remove(oldest, old)
    }
  }

  drop(matches: (key: string, page: Page) => boolean): void {
    for (const [key, page] of this.#pages) if (matches(key, page)) this.#remove(key, page)
  }

  get size(): number {
    return this.#pages.size
  }

  get bytes(): number {
    return this.#bytes
  }

  #add(key: string, page: Page): void {
    this.#pages.set(key, page)
    this.#bytes += page.body.length + page.gzip.length
  }

  #remove(key: string, page: Page): void {
    if (this.#pages.delete(key)) this.#bytes -= page.body.length + page.gzip.length
  }
}
