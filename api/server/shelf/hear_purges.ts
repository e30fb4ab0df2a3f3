import { setTimeout as pause } from 'node:timers/promises'
import type { RedisConnection } from '@adonisjs/redis'
import { redisUp } from '../../app/core/metrics/metrics.js'
import { readPurges } from '../../app/core/shelf/purge_stream.js'
import { purgeHere } from '../../app/core/shelf/purges_here.js'
import { ownShelf } from './own_shelf.js'

/** How old something may be while no purge is heard: Redis may be there for those who tell. */
const deafSeconds = 30
/** Nobody waits longer for a Redis that may be away. */
const patienceMs = 1_000

/**
 * From now on what this process keeps follows the purges that all others write to Redis. Resolves when it does, or will
 * as soon as it can: what was rendered before the first word from Redis is not kept.
 */
export async function hearPurges({ ioConnection }: RedisConnection): Promise<void> {
  const { promise: heard, resolve } = Promise.withResolvers<void>()
  ownShelf.limitAge(deafSeconds)
  void readPurges(ioConnection, {
    purge: purgeHere,
    purgeEverything: () => ownShelf.purgeEverything(),
    hears(does) {
      ownShelf.limitAge(does ? null : deafSeconds)
      if (does) resolve()
      redisUp.set({ connection: 'purges' }, does ? 1 : 0)
    },
  })
  await Promise.race([heard, pause(patienceMs)])
}
