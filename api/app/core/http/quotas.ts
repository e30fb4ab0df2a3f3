import limiter from '@adonisjs/limiter/services/main'
import { TooManyRequests } from '#core/errors'
import { areRateLimitsDisabled } from '#core/http/rate_limits'

/** So many things of a kind in a span, for one caller or one subject; shared by all processes. */
export interface Quota {
  key: string
  calls: number
  every: string
}

const counterOf = ({ calls, every }: Quota) => limiter.use('database', { requests: calls, duration: every })

/**
 * Takes one from each budget, or from none. Called after the input was checked, so that a typing error costs nothing.
 * @returns gives back what was taken
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
