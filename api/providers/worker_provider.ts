import type { ApplicationService } from '@adonisjs/core/types'
import type { Worker } from '@boringnode/queue'
import env from '#start/env'
import { jobFiles } from '#config/queue'

/** Runs jobs in this process; with `WORKER=off` they have their own process. */
export default class WorkerProvider {
  #worker?: Worker
  #running?: Promise<void>

  constructor(protected app: ApplicationService) {}

  async ready() {
    if (env.get('WORKER', 'inline') !== 'inline') return

    const { Locator, Worker: QueueWorker } = await import('@boringnode/queue')
    await Locator.registerFromGlob(jobFiles)
    await import('#start/scheduler')
    const { workerConfig } = await import('#core/process/worker_config')
    this.#worker = new QueueWorker(await workerConfig(this.app))
    this.#running = this.#worker.start(['default'])
  }

  async shutdown() {
    await this.#worker?.stop()
    await this.#running
  }
}
