import type {} from './redis.js'
import { defineConfig, stores } from '@adonisjs/limiter'
import { RedisCounters } from '#core/redis/settings'
import env from '#start/env'

const redis = stores.redis({ connectionName: 'main', keyPrefix: RedisCounters, rejectIfRedisNotReady: true })

const limiterConfig = defineConfig({
  default: 'memory',
  stores: {
    /** Protects the machine: per process, no query. */
    memory: stores.memory({}),
    /** Protects people and money: shared by all processes. */
    database: stores.database({ tableName: 'rate_limits' }),
    /** Takes what is shared and short off the database (core/http/rate_limits.ts). Only with `REDIS_URL`. */
    ...((env.get('REDIS_URL') ? { redis } : {}) as { redis: typeof redis }),
  },
})

export default limiterConfig

declare module '@adonisjs/limiter/types' {
  export interface LimitersList extends InferLimiters<typeof limiterConfig> {}
}
