import type { Answer } from './answer.js'

/** Stands for every tag. */
const everything = '*'

export interface Render {
  /** In milliseconds. */
  began: number
  purged: Set<string>
  answer: Promise<Answer | null>
  /** Resolves `answer`, with null when there is nothing to share. */
  done: (answer: Answer | null) => void
}

/** Answers in the making, by key. Nobody waits for a key whose last answer was not kept. */
export class Renders {
  #inProgress = new Map<string, Set<Render>>()
  #unshared = new Set<string>()

  constructor(private readonly mostUnshared = 10_000) {}

  begin(key: string, now: number): Render {
    const { promise, resolve } = Promise.withResolvers<Answer | null>()
    const render: Render = { began: now, purged: new Set(), answer: promise, done: resolve }
    this.#inProgress.set(key, (this.#inProgress.get(key) ?? new Set()).add(render))
    return render
  }

  /** @param answer null when it may not be shared */
  end(key: string, render: Render, answer: Answer | null): void {
    const others = this.#inProgress.get(key)
    others?.delete(render)
    if (!others?.size) this.#inProgress.delete(key)
    this.#unshared.delete(key)
    if (!answer) this.#unshared.add(key)
    if (this.#unshared.size > this.mostUnshared) this.#unshared.delete(this.#unshared.keys().next().value!)
    render.done(answer && !isPurged(render, answer) ? answer : null)
  }

  /** One that began after the last purge. */
  pending(key: string): Promise<Answer | null> | undefined {
    if (this.#unshared.has(key)) return undefined
    for (const render of this.#inProgress.get(key) ?? []) if (!render.purged.size) return render.answer
    return undefined
  }

  purge(tags: readonly string[]): void {
    for (const some of this.#inProgress.values())
      for (const render of some) for (const tag of tags) render.purged.add(tag)
  }

  purgeEverything(): void {
    this.purge([everything])
  }
}

export function isPurged({ purged }: Render, { tags }: Answer): boolean {
  return purged.has(everything) || tags.some((tag) => purged.has(tag))
}
