import FrameworkProvider from '@adonisjs/redis/redis_provider'
import env from '#start/env'

/** The framework's own, only with `REDIS_URL`: without it no client is loaded. */
export default class RedisProvider extends FrameworkProvider {
  readonly #isWanted = !!env.get('REDIS_URL')

  register() {
    if (this.#isWanted) super.register()
  }

  async boot() {
    if (!this.#isWanted) return
    await super.boot()
    const redis = await this.app.container.make('redis')
    // Each try to connect again would be a line; `core/redis/redis.ts` tells when it goes and comes.
    redis.doNotLogErrors()
    const { connectionOf, setRedisConnection } = await import('#core/redis/redis')
    setRedisConnection(connectionOf(redis, 'main'))
  }

  /** A Redis that is away cannot be told goodbye. */
  async shutdown() {
    if (!this.#isWanted) return
    const redis = await this.app.container.make('redis')
    await redis.disconnectAll()
  }
}
