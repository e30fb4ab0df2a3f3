import type { RedisConnection } from '@adonisjs/redis'
import logger from '@adonisjs/core/services/logger'
import type { RedisSettings } from '#core/redis/settings'
import { redisFallbacks } from '#core/metrics/metrics'

/** The package treats every connection as a cluster if the names are an interface, as it requires. */
export const connectionOf = (redis: { connection(name: never): unknown }, name: keyof RedisSettings): RedisConnection =>
  redis.connection(name as never) as RedisConnection

/** Features that work differently while Redis is down. */
export type RedisUse = 'rates' | 'purges'

let main: RedisConnection | undefined
let isUnreachable = false

/** The connection of this process; there is none without `REDIS_URL`. */
export function setRedisConnection(connection: RedisConnection): void {
  main = connection
}

export const hasRedis = (): boolean => main !== undefined

/**
 * The response of Redis, or undefined if there is none or it is down: then the caller continues without it. An error
 * accepted by `isAnswer` is a response too, and is thrown.
 */
export async function askRedis<T>(
  use: RedisUse,
  ask: (redis: RedisConnection) => Promise<T>,
  isAnswer: (error: unknown) => boolean = () => false
): Promise<T | undefined> {
  if (!main) return undefined
  try {
    const answer = await ask(main)
    logState(false)
    return answer
  } catch (error) {
    if (isAnswer(error)) throw error
    redisFallbacks.inc({ use })
    logState(true, error)
    return undefined
  }
}

/** For metrics. */
export async function pingRedis(): Promise<boolean> {
  const isThere = await main!.ping().then(
    () => true,
    () => false
  )
  if (isThere) logState(false)
  return isThere
}

/** Logs once per change, not per call. */
function logState(away: boolean, error?: unknown): void {
  if (away === isUnreachable) return
  isUnreachable = away
  if (away) logger.error({ err: error }, 'Redis is away; rates count in the database')
  else logger.info('Redis is back')
}
