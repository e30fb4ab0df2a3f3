import limiter from '@adonisjs/limiter/services/main'
import type { CurrentUser } from '#core/current_user'
import { TooMany } from '#core/http/refusal'
import { messages } from '#learning/terms'

/**
 * A live code is worth a course, so whoever tries them out is stopped after ten misses within an hour,
 * right codes included (decisions, section 6; threat T41). Every process counts in the same place.
 */
const misses = () => limiter.use('database', { requests: 10, duration: '1 hour' })
const keyOf = (user: CurrentUser) => `live-code-misses:${user.id}`

/** @throws TooMany */
export async function refuseAfterMisses(user: CurrentUser): Promise<void> {
  const limit = misses()
  if ((await limit.remaining(keyOf(user))) > 0) return
  throw new TooMany(await limit.availableIn(keyOf(user)), messages.tooManyLiveCodes)
}

export async function countMiss(user: CurrentUser): Promise<void> {
  await misses().increment(keyOf(user))
}
