import type { ApplicationService } from '@adonisjs/core/types'
import type { QueueManagerConfig } from '@boringnode/queue/types'
import type { ConfigProvider } from '@adonisjs/core/types'

/** The queue configuration in the form that its worker takes. */
export async function workerConfig(app: ApplicationService): Promise<QueueManagerConfig> {
  const config = app.config.get<any>('queue')
  const adapters: Record<string, unknown> = {}
  for (const [name, adapter] of Object.entries<ConfigProvider<unknown> | Function>(
    config.adapters
  )) {
    adapters[name] = typeof adapter === 'function' ? adapter : await adapter.resolver(app)
  }
  return {
    ...config,
    autoLoadJobs: false,
    adapters,
    jobFactory: (job: new () => unknown) => app.container.make(job as never),
    logger: await app.container.make('logger'),
  }
}
