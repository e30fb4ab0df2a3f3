import type { RedisConnectionConfig } from '@adonisjs/redis/types'

/** Callers wait this long for Redis, then use the database. */
const answerMs = 400
/** How long the reader of purges waits for the next one, and how much later Redis counts as down. */
export const readerWaitsMs = 5_000
const readerGraceMs = 2_000
const connectMs = 1_000

export type RedisSettings = Record<'main' | 'purges', RedisConnectionConfig>

/** Key prefix of the rate limit counters. */
export const RedisCounters = 'zhuxue:rates'

/**
 * Parses `REDIS_URL`: `redis://user:password@host:6379/0`, or `rediss://` with TLS. Commands are not queued while Redis is
 * down: they fail at once.
 */
export function redisSettings(url: string): RedisSettings {
  const { protocol, hostname, port, username, password, pathname } = new URL(url)
  const common: RedisConnectionConfig = {
    host: hostname,
    port: Number(port || 6379),
    username: decodeURIComponent(username) || undefined,
    password: decodeURIComponent(password) || undefined,
    db: Number(pathname.slice(1) || 0),
    ...(protocol === 'rediss:' && { tls: { servername: hostname } }),
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: connectMs,
    retryStrategy: (tries) => Math.min(tries * 100, connectMs),
  }
  return {
    main: { ...common, socketTimeout: answerMs },
    purges: { ...common, socketTimeout: readerWaitsMs + readerGraceMs },
  }
}
