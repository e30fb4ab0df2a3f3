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
export async function consumeQuotas(budgets: Quota[]): Promise<() => Promise<void>> {
  const taken: Quota[] = []
  const release = async () => {
    for (const budget of taken) await counterOf(budget).decrement(budget.key)
  }
  if (areRateLimitsDisabled) return release

  for (const budget of budgets) {
    const { consumed, availableIn } = await counterOf(budget).increment(budget.key)
    taken.push(budget)
    if (consumed <= budget.calls) continue
    await release()
    throw new TooManyRequests(availableIn)
  }
  return release
}

export async function consumedQuota(budget: Quota): Promise<number> {
  return (await counterOf(budget).get(budget.key))?.consumed ?? 0
}
