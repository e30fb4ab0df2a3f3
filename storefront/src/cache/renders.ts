import type { Page } from './page.ts'

/** A render that is under way, the tags that were purged meanwhile, and what came of it for others. */
export interface Render {
  purged: Set<string>
  page: Promise<Page | null>
  /** Tells who waits: a page, or null when there is nothing to share. The first word counts. */
  done: (page: Page | null) => void
}

/** The renders under way by key, and which keys have been worth keeping: nobody waits for another. */
export class Renders {
  #underWay = new Map<string, Set<Render>>()
  #kept = new Set<string>()
  #limit: number

  constructor(limit: number) {
    this.#limit = limit
  }

  begin(key: string): Render {
    const { promise, resolve } = Promise.withResolvers<Page | null>()
    const render: Render = { purged: new Set(), page: promise, done: resolve }
    this.#underWay.set(key, (this.#underWay.get(key) ?? new Set()).add(render))
    return render
  }

  end(key: string, render: Render): void {
    const others = this.#underWay.get(key)
    others?.delete(render)
    if (!others?.size) this.#underWay.delete(key)
    render.done(null)
  }

  /** The page was kept, so the next time it is rendered others may wait for it. */
  remember(key: string): void {
    this.#kept.delete(key)
    this.#kept.add(key)
    if (this.#kept.size > this.#limit) this.#kept.delete(this.#kept.keys().next().value!)
  }

  /** What comes of a render that began after the last purge; null when there is none to wait for. */
  worthWaiting(key: string): Promise<Page | null> | null {
    if (!this.#kept.has(key)) return null
    for (const render of this.#underWay.get(key) ?? []) if (!render.purged.size) return render.page
    return null
  }

  purge(tags: string[]): void {
    for (const some of this.#underWay.values()) {
      for (const render of some) for (const tag of tags) render.purged.add(tag)
    }
  }
}
