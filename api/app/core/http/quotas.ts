import limiter from '@adonisjs/limiter/services/main'
import { TooManyRequests } from '#core/errors'
import { areRatesOff } from '#core/http/rate_limits'

/** So many things of a kind in a span, for one caller or one subject; shared by all processes. */
export interface Budget {
  key: string
  calls: number
  every: string
}

const counterOf = ({ calls, every }: Budget) => limiter.use('database', { requests: calls, duration: every })

/**
 * Takes one from each budget, or from none. Called after the input was checked, so that a typing error costs nothing.
 * @returns gives back what was taken
 * @throws TooManyRequests
 */
export async function spend(budgets: Budget[]): Promise<() => Promise<void>> {
  const taken: Budget[] = []
  const giveBack = async () => {
    for (const budget of taken) await counterOf(budget).decrement(budget.key)
  }
  if (areRatesOff) return giveBack

  for (const budget of budgets) {
    const { consumed, availableIn } = await counterOf(budget).increment(budget.key)
    taken.push(budget)
    if (consumed <= budget.calls) continue
    await giveBack()
    throw new TooManyRequests(availableIn)
  }
  return giveBack
}

export async function spentOf(budget: Budget): Promise<number> {
  return (await counterOf(budget).get(budget.key))?.consumed ?? 0
}
