import type { HttpContext } from '@adonisjs/core/http'
import { errors } from '@adonisjs/limiter'
import limiter from '@adonisjs/limiter/services/main'
import { rates, type RateClass } from '#config/rates'
import { isInternalKey } from '#core/http/internal_key'
import { addressOf } from '#core/http/network'
import { TooManyRequests } from '#core/http/refusal'
import env from '#start/env'

export const areRatesOff = env.get('RATE_LIMITS') === 'off'

/**
 * Counts one call of the class for the person, or for the address when nobody is signed in, or when a session must not
 * buy more calls than a visitor has.
 * The shop's own server renders for everybody from one address and is not counted.
 * @throws TooMany
 */
export async function count(ctx: HttpContext, rate: RateClass): Promise<void> {
  if (areRatesOff || isInternal(ctx)) return

  const person = rates[rate].perAddress ? undefined : ctx.currentUser?.id
  await consume(rate, person ?? addressOf(ctx.request.ip()))
}

/** One call of a visitor whom the shelf answers. False when the address has had its share. */
export async function admitsVisitor(ip: string, rate: RateClass): Promise<boolean> {
  if (areRatesOff) return true
  try {
    await consume(rate, addressOf(ip))
    return true
  } catch (error) {
    if (!(error instanceof TooManyRequests)) throw error
    return false
  }
}

async function consume(rate: RateClass, who: number | string): Promise<void> {
  const { calls, every, shared } = rates[rate]
  const limit = limiter.use(shared ? 'database' : 'memory', { requests: calls, duration: every })
  try {
    await limit.consume(`${rate}:${who}`)
  } catch (error) {
    if (!(error instanceof errors.E_TOO_MANY_REQUESTS)) throw error
    throw new TooManyRequests(error.response.availableIn)
  }
}

export function isInternal(ctx: HttpContext): boolean {
  return isInternalKey(ctx.request.header('x-internal-key'))
}
