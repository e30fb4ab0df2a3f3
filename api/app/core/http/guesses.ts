import limiter from '@adonisjs/limiter/services/main'
import { TooManyRequests } from '#core/http/refusal'

interface GuessLimit {
  key: string
  /** Within an hour. */
  misses: number
  /** After the last one; until the hour is over when absent. */
  blockedFor?: string
  message: string
}

/**
 * Looks for what only somebody who knows it can name. Each look is counted before it is made and given back when it
 * found something, so that many at once are no more than one after the other.
 * @throws TooManyRequests
 */
export async function limitGuesses<T>(
  { key, misses, blockedFor, message }: GuessLimit,
  look: () => Promise<T | null>
): Promise<T | null> {
  const limit = limiter.use('database', { requests: misses, duration: '1 hour' })
  const { consumed, availableIn } = await limit.increment(key)
  if (consumed > misses) throw new TooManyRequests(availableIn, message)

  const found = await look().catch(async (error) => {
    await limit.decrement(key)
    throw error
  })
  if (found !== null) await limit.decrement(key)
  else if (consumed === misses && blockedFor) await limit.block(key, blockedFor)
  return found
}
