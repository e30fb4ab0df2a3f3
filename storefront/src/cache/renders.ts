import type { Page } from './page.ts'

export interface Render {
  purged: Set<string>
  page: Promise<Page | null>
  /** Resolves `page`, with null when there is nothing to share. The first call counts. */
  done: (page: Page | null) => void
}

/** Renders in progress by key. Only for keys that were cached before does a request wait for another's render. */
export class Renders {
  #inProgress = new Map<string, Set<Render>>()
  #cachedBefore = new Set<string>()
  #limit: number

  constructor(limit: number) {
    this.#limit = limit
  }

  begin(key: string): Render {
    const { promise, resolve } = Promise.withResolvers<Page | null>()
    const render: Render = { purged: new Set(), page: promise, done: resolve }
    this.#inProgress.set(key, (this.#inProgress.get(key) ?? new Set()).add(render))
    return render
  }

  end(key: string, render: Render): void {
    const others = this.#inProgress.get(key)
    others?.delete(render)
    if (!others?.size) this.#inProgress.delete(key)
    render.done(null)
  }

  remember(key: string): void {
    this.#cachedBefore.delete(key)
    this.#cachedBefore.add(key)
    if (this.#cachedBefore.size > this.#limit)
      this.#cachedBefore.delete(this.#cachedBefore.keys().next().value!)
  }

  /** The page of a render that began after the last purge; null when there is none to wait for. */
  pendingPage(key: string): Promise<Page | null> | null {
    if (!this.#cachedBefore.has(key)) return null
    for (const render of this.#inProgress.get(key) ?? [])
      if (!render.purged.size) return render.page
    return null
  }

  purge(tags: string[]): void {
    for (const some of this.#inProgress.values()) {
      for (const render of some) for (const tag of tags) render.purged.add(tag)
    }
  }
}
