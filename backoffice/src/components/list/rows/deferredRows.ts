/** So many rows are drawn in less than a frame or two, on a slow machine too. */
const rowsInStep = 8
/** A page of so many rows that is opened is drawn at once. */
const fewRows = 20
/** About what a screen shows. */
const rowsInView = 16

/**
 * Rows of a long page that are not drawn yet. A hundred rows at once hold the page for a quarter of a second; those in view
 * are drawn with the list, and the others a few at a time, the nearest first.
 */
export class RowSteps {
  readonly #pending = new Set<string>()
  readonly #listeners = new Set<() => void>()

  /** `inView`: the rows that somebody saw when leaving the list, who comes back to it. */
  constructor(keys: readonly string[], inView: readonly string[] = []) {
    if (inView.length === 0 && keys.length <= fewRows) return
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

  /** Draws step after step until all rows are drawn; the function that it returns ends that. */
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
