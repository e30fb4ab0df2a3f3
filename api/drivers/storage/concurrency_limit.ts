export class QueueFull extends Error {}

export class ConcurrencyLimit {
  #running = 0
  #waiting: (() => void)[] = []

  constructor(
    readonly concurrent: number,
    readonly queued: number
  ) {}

  /** @throws QueueFull */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.concurrent) {
      if (this.#waiting.length >= this.queued) throw new QueueFull()
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
