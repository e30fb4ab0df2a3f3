import type { CurrentUser } from '#core/current_user'
import { throttleGuesses } from '#core/http/guess_throttle'
import { NotFound } from '#core/errors'
import type { Entitlement } from '#learning/entitlements/entitlement'
import { redeemLiveCode } from '#learning/live_codes/redeem_live_code'
import { messages } from '#learning/terms'

/**
 * After ten failures in an hour correct codes are rejected too; hidden courses count (docs/threats.md T41). @throws
 * NotFound, TooManyRequests
 */
export async function redeemLiveCodeThrottled(
  user: CurrentUser,
  courseId: number | null,
  code: string
): Promise<Entitlement | null> {
  const unseen: NotFound[] = []
  const limit = { key: `live-code-misses:${user.id}`, misses: 10, message: messages.tooManyLiveCodes }
  const opened = await throttleGuesses(limit, async () => {
    if (courseId === null) return null
    try {
      return await redeemLiveCode(user, courseId, code)
    } catch (error) {
      if (!(error instanceof NotFound)) throw error
      unseen.push(error)
      return null
    }
  })
  if (unseen.length) throw unseen[0]
  return opened
}
