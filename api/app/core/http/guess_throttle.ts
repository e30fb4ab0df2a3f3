import limiter from '@adonisjs/limiter/services/main'
import { TooManyRequests } from '#core/errors'

interface GuessLimit {
  key: string
  misses: number
  /** After the last one; until the hour is over when absent. */
  blockedFor?: string
  message: string
}

/** Counted before the look, given back when it found something: bursts gain nothing. @throws TooManyRequests */
export async function throttleGuesses<T>(
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
