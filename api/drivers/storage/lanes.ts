/** So much is waiting that one more had better not. */
export class LanesFull extends Error {}

/** Heavy work, so many pieces at a time; the others wait in line, and the line has an end. */
export class Lanes {
  #running = 0
  #waiting: (() => void)[] = []

  constructor(
    readonly open: number,
    readonly places: number
  ) {}

  /** @throws LanesFull, and whatever the work throws */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.open) {
      if (this.#waiting.length >= this.places) throw new LanesFull()
      await new Promise<void>((go) => this.#waiting.push(go))
    } else {
      this.#running++
    }
    try {
      return await work()
    } finally {
      const next = this.#waiting.shift()
      if (next) next()
      else this.#running--
    }
  }
}
