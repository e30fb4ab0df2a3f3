import { setTimeout as pause } from 'node:timers/promises'
import type { RedisConnection } from '@adonisjs/redis'
import { clearCaches, purgeLocally } from '../../app/core/cache/memory_cache.js'
import { readPurges } from '../../app/core/cache/purge_stream.js'
import { redisUp } from '../../app/core/metrics/metrics.js'
import { limitAge } from './own_cache.js'

/** A start waits this long for a Redis that may be down. */
const maxWaitMs = 1_000

/** Connects the caches of this process to the purges of all others. Resolves when they are connected, or after a timeout. */
export async function listenForPurges({ ioConnection }: RedisConnection): Promise<void> {
  const { promise: connected, resolve } = Promise.withResolvers<void>()
  void readPurges(ioConnection, {
    purge: purgeLocally,
    purgeEverything: () => clearCaches('tagged'),
    connected(isConnected) {
      limitAge(isConnected)
      if (isConnected) resolve()
      redisUp.set({ connection: 'purges' }, isConnected ? 1 : 0)
    },
  })
  await Promise.race([connected, pause(maxWaitMs)])
}
