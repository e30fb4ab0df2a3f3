import FrameworkProvider from '@adonisjs/redis/redis_provider'
import env from '#start/env'

/** The framework's own provider, only with `REDIS_URL`: otherwise no client is loaded. */
export default class RedisProvider extends FrameworkProvider {
  readonly #isEnabled = !!env.get('REDIS_URL')

  register() {
    if (this.#isEnabled) super.register()
  }

  async boot() {
    if (!this.#isEnabled) return
    await super.boot()
    const redis = await this.app.container.make('redis')
    // Each reconnection attempt would be a log line; `core/redis/redis.ts` logs changes of the state.
    redis.doNotLogErrors()
    const { connectionOf, setRedisConnection } = await import('#core/redis/redis')
    setRedisConnection(connectionOf(redis, 'main'))
  }

  /** A Redis that is down cannot be disconnected cleanly. */
  async shutdown() {
    if (!this.#isEnabled) return
    const redis = await this.app.container.make('redis')
    await redis.disconnectAll()
  }
}
