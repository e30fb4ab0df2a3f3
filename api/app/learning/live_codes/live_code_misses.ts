import limiter from '@adonisjs/limiter/services/main'
import type { CurrentUser } from '#core/current_user'
import { TooManyRequests } from '#core/http/refusal'
import { messages } from '#learning/terms'

/** Ten misses within an hour stop even right codes (docs/product.md 9.4; docs/threats.md T41). */
const misses = () => limiter.use('database', { requests: 10, duration: '1 hour' })
const keyOf = (user: CurrentUser) => `live-code-misses:${user.id}`

export async function refuseAfterMisses(user: CurrentUser): Promise<void> {
  const limit = misses()
  if ((await limit.remaining(keyOf(user))) > 0) return
  throw new TooManyRequests(await limit.availableIn(keyOf(user)), messages.tooManyLiveCodes)
}

export async function countMiss(user: CurrentUser): Promise<void> {
  await misses().increment(keyOf(user))
}
