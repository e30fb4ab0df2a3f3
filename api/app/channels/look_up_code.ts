import type { HttpContext } from '@adonisjs/core/http'
import limiter from '@adonisjs/limiter/services/main'
import Channel from '#channels/channel'
import { NoCode, messages } from '#channels/terms'
import { visitorOrUser } from '#core/current_user'
import { TooMany } from '#core/http/refusal'

const day = '1 day'
const misses = (requests: number) =>
  limiter.use('database', { requests, duration: '1 hour', blockDuration: day })

/**
 * The open channel of a code that somebody typed, or null; no code and 000000 are no miss. A code is worth money
 * and has six characters, so whoever tries them out is stopped: ten misses of a person, or thirty of an address,
 * within an hour end all looking up for a day, right codes included (threat T40). Every call that takes a code
 * counts here.
 * @throws TooMany after too many misses
 */
export async function lookUpCode(ctx: HttpContext, code?: string | null): Promise<Channel | null> {
  const typed = code?.trim()
  if (!typed || typed === NoCode) return null

  const counters = countersOf(ctx)
  for (const { limit, key } of counters) await refuseBlocked(limit, key)

  const channel = await Channel.byCode(typed)
  if (!channel) for (const { limit, key } of counters) await countMiss(limit, key)
  return channel
}

/** Counts a wrong code as a miss, like `lookUpCode`, for callers that look the code up themselves. */
export async function throttleCodeGuessing(ctx: HttpContext, code?: string | null): Promise<void> {
  await lookUpCode(ctx, code)
}

function countersOf(ctx: HttpContext) {
  const user = visitorOrUser(ctx)
  const counters = [{ limit: misses(30), key: `code-misses:ip:${ctx.request.ip()}` }]
  if (user) counters.push({ limit: misses(10), key: `code-misses:user:${user.id}` })
  return counters
}

async function refuseBlocked(limit: ReturnType<typeof misses>, key: string): Promise<void> {
  if (await limit.isBlocked(key))
    throw new TooMany(await limit.availableIn(key), messages.tooManyMisses)
}

async function countMiss(limit: ReturnType<typeof misses>, key: string): Promise<void> {
  const { remaining } = await limit.increment(key)
  if (remaining <= 0) await limit.block(key, day)
}
