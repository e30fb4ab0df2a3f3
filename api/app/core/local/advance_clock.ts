import type { RedisConnection } from '@adonisjs/redis'
import limiter from '@adonisjs/limiter/services/main'
import db from '@adonisjs/lucid/services/db'
import string from '@adonisjs/core/helpers/string'
import { rates } from '#config/rate_limits'
import { askRedis } from '#core/redis/redis'
import { RedisCounters } from '#core/redis/settings'
import { advanceClock } from '#core/time'

/** Counters of the limiter expire that much earlier; jobs become due at the worker's next poll, within two seconds. */
export async function advanceAllClocks(seconds: number): Promise<void> {
  const ms = seconds * 1000
  const ahead = advanceClock(ms)
  await endSharedCounters(ms)
  await askRedis('rates', (redis) => endCountersInRedis(redis, ms))
  await endCountersInMemory(ahead - ms, ahead)
  await makeJobsDue(ms)
}

async function endSharedCounters(ms: number): Promise<void> {
  await db
    .from('rate_limits')
    .where('expire', '<=', Date.now() + ms)
    .delete()
  await db.from('rate_limits').decrement('expire', ms)
}

/** Redis also expires counters by the machine's clock. */
async function endCountersInRedis(redis: RedisConnection, ms: number): Promise<void> {
  const counters = redis.scanStream({ match: `${RedisCounters}:*`, count: 1_000 })
  for await (const keys of counters as AsyncIterable<string[]>) {
    for (const key of keys) await redis.pexpire(key, (await redis.pttl(key)) - ms)
  }
}

/** The memory store cannot be aged, so all counters of a class are reset when one of its periods is over. */
async function endCountersInMemory(beforeMs: number, afterMs: number): Promise<void> {
  for (const { calls, every, shared } of Object.values(rates)) {
    const span = string.milliseconds.parse(every)
    if (shared || Math.floor(afterMs / span) === Math.floor(beforeMs / span)) continue
    await limiter.use('memory', { requests: calls, duration: every }).clear()
  }
}

async function makeJobsDue(ms: number): Promise<void> {
  const at = Date.now()
  await db
    .from('queue_schedules')
    .where('status', 'active')
    .where('next_run_at', '<=', new Date(at + ms))
    .update({ next_run_at: new Date(at) })
  await db.from('queue_jobs').where('status', 'delayed').decrement('execute_at', ms)
}
