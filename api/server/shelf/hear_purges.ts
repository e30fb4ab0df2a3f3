import type { RedisConnection } from '@adonisjs/redis'
import { redisUp } from '../../app/core/metrics/metrics.js'
import { readPurges } from '../../app/core/shelf/purge_stream.js'
import { purgeHere } from '../../app/core/shelf/purges_here.js'
import { ownShelf } from './own_shelf.js'

/** How old something may be while no purge is heard: Redis may be there for those who tell. */
const deafSeconds = 30

/** From now on what this process keeps follows the purges that all others write to Redis. */
export function hearPurges({ ioConnection }: RedisConnection): void {
  ownShelf.limitAge(deafSeconds)
  void readPurges(ioConnection, {
    purge: purgeHere,
    purgeEverything: () => ownShelf.purgeEverything(),
    hears(does) {
      ownShelf.limitAge(does ? null : deafSeconds)
      redisUp.set({ connection: 'purges' }, does ? 1 : 0)
    },
  })
}
