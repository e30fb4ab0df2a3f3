import app from '@adonisjs/core/services/app'
import { configProvider } from '@adonisjs/core'
import { LimiterManager } from '@adonisjs/limiter'
import limiter from '@adonisjs/limiter/services/main'
import limiterConfig from '#config/limiter'

/**
 * A counter in the database keeps the connection that it was made on. Made within the global
 * transaction of a test it would hold that one for all later tests, long after the pool has closed
 * it, so tests get each counter anew, on the connection of the moment.
 */
export async function makeLimitersFresh(): Promise<void> {
  const config: any = await configProvider.resolve(app, limiterConfig)
  const kept = limiter.use.bind(limiter) as any
  const fresh = (store: string, options: object) =>
    store === 'database'
      ? new LimiterManager(config).use(store, options as any)
      : kept(store, options)
  limiter.use = fresh as any
}
