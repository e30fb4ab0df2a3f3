import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Redis } from 'ioredis'
import { readerWaitsMs } from '../redis/settings.js'

const key = 'zhuxue:purges'
/** An hour of the busiest day; a process that was disconnected longer drops everything. */
const maxEntries = 10_000
const retryMs = 50
const own = randomUUID()

type Entry = [id: string, fields: string[]]

/** For every process that reads, now or after it reconnects. */
export async function writePurge(redis: Pick<Redis, 'xadd'>, tags: string[]): Promise<void> {
  await redis.xadd(key, 'MAXLEN', '~', maxEntries, '*', 'from', own, 'tags', JSON.stringify(tags))
}

interface Reader {
  purge: (tags: string[]) => void
  /** Purges were missed, and it is unknown which. */
  purgeEverything: () => void
  connected: (isConnected: boolean) => void
}

/**
 * Reads until `connection` is closed for good. The last read entry must still exist when Redis is back: otherwise Redis
 * lost its memory or trimmed entries meanwhile.
 */
export async function readPurges(
  connection: Pick<Redis, 'status' | 'xread' | 'xrange' | 'xrevrange'>,
  reader: Reader
): Promise<void> {
  let last: string | undefined
  while (connection.status !== 'end') {
    try {
      if (!last || !(await connection.xrange(key, last, last)).length) {
        last = (await connection.xrevrange(key, '+', '-', 'COUNT', 1))[0]?.[0] ?? '0-0'
        reader.purgeEverything()
      }
      reader.connected(true)
      for (;;) {
        for (const [id, fields] of await entriesAfter(connection, last)) {
          last = id
          const { from, tags } = fieldsOf(fields)
          if (from !== own) reader.purge(JSON.parse(tags))
        }
      }
    } catch {
      reader.connected(false)
      await pause(retryMs, undefined, { ref: false })
    }
  }
}

async function entriesAfter(connection: Pick<Redis, 'xread'>, last: string): Promise<Entry[]> {
  const streams = await connection.xread('BLOCK', readerWaitsMs, 'STREAMS', key, last)
  return streams?.[0]?.[1] ?? []
}

function fieldsOf(fields: string[]): Record<string, string> {
  const pairs = fields.flatMap((name, at) => (at % 2 ? [] : [[name, fields[at + 1]]]))
  return Object.fromEntries(pairs)
}
