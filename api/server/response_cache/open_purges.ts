import { RedisManager, type RedisConnection } from '@adonisjs/redis'
import { redisSettings } from '../../app/core/redis/settings.js'

/** For a separate storefront, which has no application that opens a connection. */
export function openPurges(url: string): RedisConnection {
  const connections = redisSettings(url)
  const silent = { fatal: () => undefined }
  const redis = new RedisManager({ connection: 'purges', connections }, silent as never)
  return redis.doNotLogErrors().connection('purges')
}
