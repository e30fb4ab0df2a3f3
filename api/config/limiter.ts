import type {} from './redis.js'
import { defineConfig, stores } from '@adonisjs/limiter'
import { RedisCounters } from '#core/redis/settings'
import env from '#start/env'

const redis = stores.redis({ connectionName: 'main', keyPrefix: RedisCounters, rejectIfRedisNotReady: true })

const limiterConfig = defineConfig({
  default: 'memory',
  stores: {
    /** Protects the server: per process, without a query. */
    memory: stores.memory({}),
    /** Protects users and money: shared by all processes. */
    database: stores.database({ tableName: 'rate_limits' }),
    /** Relieves the database of short, shared limits (core/http/rate_limits.ts). Only with `REDIS_URL`. */
    ...((env.get('REDIS_URL') ? { redis } : {}) as { redis: typeof redis }),
  },
})

export default limiterConfig

declare module '@adonisjs/limiter/types' {
  export interface LimitersList extends InferLimiters<typeof limiterConfig> {}
}
