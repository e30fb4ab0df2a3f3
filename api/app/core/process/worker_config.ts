import type { ApplicationService } from '@adonisjs/core/types'
import type { QueueManagerConfig } from '@boringnode/queue/types'
import type { ConfigProvider } from '@adonisjs/core/types'

/** For a worker inside the server process, which stops it after the last request. */
export async function workerConfig(app: ApplicationService): Promise<QueueManagerConfig> {
  const config = app.config.get<any>('queue')
  const adapters: Record<string, unknown> = {}
  for (const [name, adapter] of Object.entries<ConfigProvider<unknown> | Function>(config.adapters)) {
    adapters[name] = typeof adapter === 'function' ? adapter : await adapter.resolver(app)
  }
  return {
    ...config,
    autoLoadJobs: false,
    adapters,
    worker: { ...config.worker, gracefulShutdown: false },
    jobFactory: (job: new () => unknown) => app.container.make(job as never),
    logger: await app.container.make('logger'),
  }
}
