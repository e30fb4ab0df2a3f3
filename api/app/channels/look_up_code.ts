import type { HttpContext } from '@adonisjs/core/http'
import limiter from '@adonisjs/limiter/services/main'
import Channel from '#channels/channel'
import { NoCode, messages } from '#channels/terms'
import { userOrNull } from '#core/current_user'
import { TooManyRequests } from '#core/http/refusal'

const day = '1 day'
const missLimiter = (requests: number) =>
  limiter.use('database', { requests, duration: '1 hour', blockDuration: day })

/**
 * The active channel of a code, or null; an empty code or 000000 is not counted as a failed guess. Ten failed
 * guesses of a user, or thirty of an address, within an hour block every lookup for a day (docs/threats.md T40).
 */
export async function lookUpCode(ctx: HttpContext, code?: string | null): Promise<Channel | null> {
  const trimmed = code?.trim()
  if (!trimmed || trimmed === NoCode) return null

  const counters = missCounters(ctx)
  for (const { limit, key } of counters) await refuseBlocked(limit, key)

  const channel = await Channel.byCode(trimmed)
  if (!channel) for (const { limit, key } of counters) await countMiss(limit, key)
  return channel
}

/** Counts a wrong code as a miss, like `lookUpCode`, for callers that look the code up themselves. */
export async function throttleCodeGuessing(ctx: HttpContext, code?: string | null): Promise<void> {
  await lookUpCode(ctx, code)
}

function missCounters(ctx: HttpContext) {
  const user = userOrNull(ctx)
  const counters = [{ limit: missLimiter(30), key: `code-misses:ip:${ctx.request.ip()}` }]
  if (user) counters.push({ limit: missLimiter(10), key: `code-misses:user:${user.id}` })
  return counters
}

async function refuseBlocked(limit: ReturnType<typeof missLimiter>, key: string): Promise<void> {
  if (await limit.isBlocked(key))
    throw new TooManyRequests(await limit.availableIn(key), messages.tooManyMisses)
}

async function countMiss(limit: ReturnType<typeof missLimiter>, key: string): Promise<void> {
  const { remaining } = await limit.increment(key)
  if (remaining <= 0) await limit.block(key, day)
}
