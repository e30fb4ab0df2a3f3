import { redisSettings } from '#core/redis/settings'
import env from '#start/env'

const url = env.get('REDIS_URL')

/** Unused without `REDIS_URL` (providers/redis_provider.ts). A plain object: importing the package would load its client. */
const redisConfig = { connection: 'main' as const, connections: redisSettings(url || 'redis://127.0.0.1') }

export default redisConfig

declare module '@adonisjs/redis/types' {
  interface RedisConnections {
    main: RedisConnectionConfig
    purges: RedisConnectionConfig
  }
}
