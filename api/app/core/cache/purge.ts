import { askRedis, hasRedis } from '#core/redis/redis'
import { purgeLocally } from '#core/cache/memory_cache'
import { writePurge } from '#core/cache/purge_stream'
import { afterCommit, type Trx } from '#core/transaction'

const retryMs = 1_000

/** Tags that are not yet sent to Redis. */
const unsent = new Set<string>()
let retry: NodeJS.Timeout | undefined

/** Never before the commit: a page rendered earlier would be cached with the old data. */
export function purgeAfterCommit(trx: Trx, tags: string[]): void {
  afterCommit(trx, () => purge(tags))
}

/**
 * In this process, and by Redis in all others. Never throws: without Redis the entries of the others live `ShortSeconds`,
 * and a disconnected process gets the tags when it reconnects.
 */
export async function purge(tags: string[]): Promise<void> {
  purgeLocally(tags)
  if (hasRedis()) await send(tags)
}

async function send(tags: string[]): Promise<void> {
  const all = [...new Set([...unsent, ...tags])]
  unsent.clear()
  const isTaken = await askRedis('purges', async (redis) => {
    await writePurge(redis, all)
    return true
  })
  if (isTaken) return
  for (const tag of all) unsent.add(tag)
  retry ??= setTimeout(() => {
    retry = undefined
    void send([])
  }, retryMs).unref()
}
