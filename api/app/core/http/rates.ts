import type { HttpContext } from '@adonisjs/core/http'
import { errors } from '@adonisjs/limiter'
import limiter from '@adonisjs/limiter/services/main'
import { rates, type RateClass } from '#config/rates'
import { isInternalKey } from '#core/http/internal_key'
import { TooManyRequests } from '#core/http/refusal'
import env from '#start/env'

const off = env.get('RATE_LIMITS') === 'off'

/**
 * Counts one call of the class for the person, or for the address when nobody is signed in.
 * The shop's own server renders for everybody from one address and is not counted.
 * @throws TooMany
 */
export async function count(ctx: HttpContext, rate: RateClass): Promise<void> {
  if (off || isInternal(ctx)) return

  const { calls, every, shared } = rates[rate]
  const limit = limiter.use(shared ? 'database' : 'memory', { requests: calls, duration: every })
  const key = `${rate}:${ctx.currentUser?.id ?? ctx.request.ip()}`

  try {
    await limit.consume(key)
  } catch (error) {
    if (!(error instanceof errors.E_TOO_MANY_REQUESTS)) throw error
    throw new TooManyRequests(error.response.availableIn)
  }
}

/** True for calls of our own server-side rendering. */
export function isInternal(ctx: HttpContext): boolean {
  return isInternalKey(ctx.request.header('x-internal-key'))
}
