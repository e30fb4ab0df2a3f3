export class CircuitOpen extends Error {
  constructor() {
    super('it failed too often just now and is left alone for a while')
    this.name = 'CircuitOpen'
  }
}

interface BreakerOptions {
  failures?: number
  withinMs?: number
  /** ... for this time; then one trial call decides. */
  restMs?: number
  /** Which errors count. A provider's rejection does not: it responded. */
  counts?: (error: unknown) => boolean
  /** Monotonic milliseconds. */
  ticks?: () => number
}

/** Spares callers the timeout while a provider is down. */
export class CircuitBreaker {
  #options: Required<BreakerOptions>
  #failedAt: number[] = []
  #openUntil: number | null = null
  #trying = false

  constructor(options: BreakerOptions = {}) {
    this.#options = {
      failures: 5,
      withinMs: 30_000,
      restMs: 10_000,
      counts: () => true,
      ticks: () => performance.now(),
      ...options,
    }
  }

  /** @throws CircuitOpen without calling `work` */
  async run<T>(work: () => Promise<T>): Promise<T> {
    const isTrial = this.#openUntil !== null
    if (isTrial && (this.#trying || this.#options.ticks() < this.#openUntil!)) throw new CircuitOpen()

    this.#trying = isTrial
    try {
      const result = await work()
      this.#close()
      return result
    } catch (error) {
      if (this.#options.counts(error)) this.#fail(isTrial)
      else this.#close()
      throw error
    } finally {
      if (isTrial) this.#trying = false
    }
  }

  #close(): void {
    this.#failedAt = []
    this.#openUntil = null
  }

  #fail(isTrial: boolean): void {
    const { ticks, withinMs, restMs, failures } = this.#options
    const at = ticks()
    this.#failedAt = [...this.#failedAt, at].filter((before) => before > at - withinMs)
    if (isTrial || this.#failedAt.length >= failures) this.#openUntil = at + restMs
  }
}
