export class CircuitOpen extends Error {
  constructor() {
    super('it failed too often just now and is left alone for a while')
    this.name = 'CircuitOpen'
  }
}

interface BreakerOptions {
  /** So many failures ... */
  failures?: number
  /** ... within so long open the circuit ... */
  withinMs?: number
  /** ... for so long; then one call may try. */
  restMs?: number
  /** What speaks against the other side. A refusal does not: somebody answered. */
  counts?: (error: unknown) => boolean
  /** Milliseconds that never go back, whatever is done to the clock. */
  ticks?: () => number
}

/**
 * Keeps a provider that is down from costing every caller the whole deadline. Closed it only counts; open it
 * fails at once; after the rest a single call goes through and decides which of the two comes next.
 */
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

  /** @throws CircuitOpen without calling `work`; whatever `work` throws */
  async run<T>(work: () => Promise<T>): Promise<T> {
    const isTrial = this.#openUntil !== null
    if (isTrial && (this.#trying || this.#options.ticks() < this.#openUntil!))
      throw new CircuitOpen()

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
