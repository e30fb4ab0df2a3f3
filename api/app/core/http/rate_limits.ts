import type { HttpContext } from '@adonisjs/core/http'
import { errors, type LimiterResponse } from '@adonisjs/limiter'
import limiter from '@adonisjs/limiter/services/main'
import { rates, type Rate, type RateLimitName } from '#config/rate_limits'
import { isInternalKey } from '#core/http/internal_key'
import { ipBucket } from '#core/http/ip_ranges'
import { hasKey, KeyRejected } from '#core/http/service_keys/service_key'
import { TooManyRequests } from '#core/errors'
import { askRedis, hasRedis } from '#core/redis/redis'
import env from '#start/env'

export const areRateLimitsDisabled = env.get('RATE_LIMITS') === 'off'

/**
 * Counts one call of the class for the user, or for the IP if there is no user, or if a session must not allow more calls
 * than a visitor has. The storefront's server renders for all users from one IP and is not counted.
 * @throws TooMany
 */
export async function count(ctx: HttpContext, rate: RateLimitName): Promise<void> {
  if (areRateLimitsDisabled || isInternal(ctx)) return

  const caller = rates[rate].perAddress ? undefined : callerOf(ctx)
  try {
    const left = await consume(rate, caller ?? ipBucket(ctx.request.ip()))
    if (left && hasKey(ctx)) addHeaders(ctx, left)
  } catch (error) {
    if (error instanceof TooManyRequests && hasKey(ctx)) {
      addHeaders(ctx, { limit: rates[rate].calls, remaining: 0, availableIn: error.retryAfter })
    }
    throw error
  }
}

type Left = Pick<LimiterResponse, 'limit' | 'remaining' | 'availableIn'>

/** Partners see what is left before they are refused. */
function addHeaders({ response }: HttpContext, { limit, remaining, availableIn }: Left): void {
  response.header('RateLimit-Limit', String(limit))
  response.header('RateLimit-Remaining', String(Math.max(0, remaining)))
  response.header('RateLimit-Reset', String(availableIn))
}

function callerOf({ serviceKey, currentUser }: HttpContext): number | string | undefined {
  return serviceKey && !(serviceKey instanceof KeyRejected) ? `key-${serviceKey.id}` : currentUser?.id
}

/** One call of a visitor that the response cache serves. False if the IP is over the limit. */
export async function allowsVisitor(ip: string, rate: RateLimitName): Promise<boolean> {
  if (areRateLimitsDisabled) return true
  try {
    await consume(rate, ipBucket(ip))
    return true
  } catch (error) {
    if (!(error instanceof TooManyRequests)) throw error
    return false
  }
}

async function consume(rate: RateLimitName, caller: number | string): Promise<Left | undefined> {
  try {
    return await countIn(storesOf(rates[rate]), rate, `${rate}:${caller}`)
  } catch (error) {
    if (!isTooMany(error)) throw error
    throw new TooManyRequests(error.response.availableIn)
  }
}

type Store = 'memory' | 'database' | 'redis'

/** The next store counts while the previous one is down: no call goes uncounted. */
const storesOf = ({ shared, lasting }: Rate): Store[] =>
  !shared ? ['memory'] : hasRedis() && !lasting ? ['redis', 'database'] : ['database']

async function countIn([store, ...others]: Store[], rate: RateLimitName, key: string): Promise<Left> {
  const { calls, every } = rates[rate]
  const consumeOne = () => limiter.use(store, { requests: calls, duration: every }).consume(key)
  if (store !== 'redis') return consumeOne()
  return (await askRedis('rates', consumeOne, isTooMany)) || countIn(others, rate, key)
}

function isTooMany(error: unknown): error is InstanceType<typeof errors.E_TOO_MANY_REQUESTS> {
  return error instanceof errors.E_TOO_MANY_REQUESTS
}

export function isInternal(ctx: HttpContext): boolean {
  return isInternalKey(ctx.request.header('x-internal-key'))
}
