import type { ApplicationService } from '@adonisjs/core/types'

/** Maximum age of counts that a killed process loses. */
const everyMs = 30_000

/** Each process that serves requests writes its own counts of the funnel. */
export default class StatisticsProvider {
  #timer?: NodeJS.Timeout
  #running: Promise<void> = Promise.resolve()

  constructor(protected app: ApplicationService) {}

  async ready() {
    this.#timer = setInterval(() => this.#write(), everyMs)
    this.#timer.unref()
  }

  async shutdown() {
    clearInterval(this.#timer)
    this.#write()
    await this.#running
  }

  #write() {
    this.#running = this.#running.then(async () => {
      const { flushFunnelCounters } = await import('#statistics/funnel/write_counts')
      await flushFunnelCounters()
    })
  }
}
