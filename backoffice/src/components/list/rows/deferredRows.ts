/** Rows that a slow machine renders within a frame or two. */
const rowsInStep = 8
/** A page of up to so many rows is rendered at once. */
const maxImmediateRows = 20
/** About the rows of one screen. */
const rowsInView = 16

/**
 * Rows of a long page that are not rendered yet. A hundred rows at once would block the page for 250 ms: the visible
 * ones are rendered with the list, the others in steps, nearest first.
 */
export class RowSteps {
  readonly #pending = new Set<string>()
  readonly #listeners = new Set<() => void>()

  /** `inView`: the rows that were visible when the user left the list, for returning to it. */
  constructor(keys: readonly string[], inView: readonly string[] = []) {
    if (inView.length === 0 && keys.length <= maxImmediateRows) return
    const first = inView.length > 0 ? inView : keys.slice(0, rowsInView)
    const drawn = new Set(first)
    const positions = new Map(keys.map((key, at) => [key, at]))
    const middle = positions.get(first[Math.floor(first.length / 2)]!)!
    const distance = (key: string) => Math.abs(positions.get(key)! - middle)
    const later = keys.filter((key) => !drawn.has(key))
    for (const key of later.sort((a, b) => distance(a) - distance(b))) this.#pending.add(key)
  }

  readonly isPending = (key: string) => this.#pending.has(key)

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Renders step after step until all rows are rendered; the returned function stops that. */
  start(): () => void {
    let timer: ReturnType<typeof setTimeout>
    const next = () => {
      if (this.#pending.size === 0) return
      for (const key of [...this.#pending].slice(0, rowsInStep)) this.#pending.delete(key)
      for (const listener of this.#listeners) listener()
      timer = setTimeout(next)
    }
    timer = setTimeout(next)
    return () => clearTimeout(timer)
  }
}
