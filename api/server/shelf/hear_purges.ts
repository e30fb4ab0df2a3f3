import type { RedisConnection } from '@adonisjs/redis'
import { redisUp } from '../../app/core/metrics/metrics.js'
import { readPurges } from '../../app/core/shelf/purge_stream.js'
import { ownShelf } from './own_shelf.js'

/** How old something may be while no purge is heard: Redis may be there for those who tell. */
const deafSeconds = 30

/** From now on the shelf of this process follows the purges that all others write to Redis. */
export function hearPurges({ ioConnection }: RedisConnection): void {
  ownShelf.limitAge(deafSeconds)
  void readPurges(ioConnection, {
    purge: (tags) => ownShelf.purge(tags),
    purgeEverything: () => ownShelf.purgeEverything(),
    hears(does) {
      ownShelf.limitAge(does ? null : deafSeconds)
      redisUp.set({ connection: 'purges' }, does ? 1 : 0)
    },
  })
}
