import limiter from '@adonisjs/limiter/services/main'
import { TooManyRequests } from '#core/errors'

interface GuessLimit {
  key: string
  misses: number
  /** After the last guess; until the end of the hour if absent. */
  blockedFor?: string
  message: string
}

/** Counted before the lookup and returned on success: bursts gain nothing. @throws TooManyRequests */
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
