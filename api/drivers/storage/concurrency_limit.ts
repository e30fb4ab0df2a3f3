export class QueueFull extends Error {}

/** Runs at most `concurrent` tasks; others wait in queues of limited length, the first queue before the next. */
export class ConcurrencyLimit<Line extends string> {
  #running = 0
  #waiting: Record<Line, (() => void)[]>

  constructor(
    readonly concurrent: number,
    readonly lines: Record<Line, number>
  ) {
    const names = Object.keys(lines) as Line[]
    this.#waiting = Object.fromEntries(names.map((name) => [name, []])) as any
  }

  /** @throws QueueFull */
  async run<T>(line: Line, work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.concurrent) {
      if (this.#waiting[line].length >= this.lines[line]) throw new QueueFull()
      await new Promise<void>((go) => this.#waiting[line].push(go))
    } else {
      this.#running++
    }
    try {
      return await work()
    } finally {
      const next = this.#next()
      if (next) next()
      else this.#running--
    }
  }

  #next(): (() => void) | undefined {
    const lines = Object.values<(() => void)[]>(this.#waiting)
    return lines.find((line) => line.length > 0)?.shift()
  }
}
