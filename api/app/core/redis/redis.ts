import type { RedisConnection } from '@adonisjs/redis'
import logger from '@adonisjs/core/services/logger'
import type { RedisSettings } from '#core/redis/settings'
import { redisFallbacks } from '#core/metrics/metrics'

/** The package takes each connection for one to a cluster where the names are an interface, as it wants them. */
export const connectionOf = (redis: { connection(name: never): unknown }, name: keyof RedisSettings): RedisConnection =>
  redis.connection(name as never) as RedisConnection

/** What is done otherwise while Redis is away. */
export type RedisUse = 'rates' | 'purges'

let main: RedisConnection | undefined
let isUnreachable = false

/** The connection of this process; there is none without `REDIS_URL`. */
export function setRedisConnection(connection: RedisConnection): void {
  main = connection
}

export const hasRedis = (): boolean => main !== undefined

/**
 * What Redis answers. Undefined when there is none, or when it is away: then the caller does without. An error that
 * `isAnswer` knows is an answer too, and thrown.
 */
export async function askRedis<T>(
  use: RedisUse,
  ask: (redis: RedisConnection) => Promise<T>,
  isAnswer: (error: unknown) => boolean = () => false
): Promise<T | undefined> {
  if (!main) return undefined
  try {
    const answer = await ask(main)
    tellState(false)
    return answer
  } catch (error) {
    if (isAnswer(error)) throw error
    redisFallbacks.inc({ use })
    tellState(true, error)
    return undefined
  }
}

/** For metrics. */
export async function pingRedis(): Promise<boolean> {
  const isThere = await main!.ping().then(
    () => true,
    () => false
  )
  if (isThere) tellState(false)
  return isThere
}

/** Once for each change, not for each call. */
function tellState(away: boolean, error?: unknown): void {
  if (away === isUnreachable) return
  isUnreachable = away
  if (away) logger.error({ err: error }, 'Redis is away; rates count in the database')
  else logger.info('Redis is back')
}
