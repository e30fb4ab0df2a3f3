import limiter from '@adonisjs/limiter/services/main'
import { TooManyRequests } from '#core/errors'
import { areRateLimitsDisabled } from '#core/http/rate_limits'

/** A number of events of a kind per period, for one client or one subject; shared by all processes. */
export interface Quota {
  key: string
  calls: number
  every: string
}

const counterOf = ({ calls, every }: Quota) => limiter.use('database', { requests: calls, duration: every })

/**
 * Consumes one call of every limit, or of none. Called after validation, so that invalid input costs nothing.
 * @returns a function that returns what was consumed
 * @throws TooManyRequests
 */
export async function consumeQuotas(quotas: Quota[]): Promise<() => Promise<void>> {
  const taken: Quota[] = []
  const release = async () => {
    for (const quota of taken) await counterOf(quota).decrement(quota.key)
  }
  if (areRateLimitsDisabled) return release

  for (const quota of quotas) {
    const { consumed, availableIn } = await counterOf(quota).increment(quota.key)
    taken.push(quota)
    if (consumed <= quota.calls) continue
    await release()
    throw new TooManyRequests(availableIn)
  }
  return release
}

export async function consumedQuota(quota: Quota): Promise<number> {
  return (await counterOf(quota).get(quota.key))?.consumed ?? 0
}
