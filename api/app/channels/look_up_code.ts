import type { HttpContext } from '@adonisjs/core/http'
import { findActiveChannel, type ActiveChannel } from '#channels/open_channel'
import { NoCode, messages } from '#channels/terms'
import { requireUser } from '#core/current_user'
import { throttleGuesses } from '#core/http/guess_throttle'

/**
 * The active channel of a code, or null; an empty code or 000000 is not counted as a failed guess. Ten failed guesses
 * of a person within an hour block every lookup of that person for a day. The address does not count: hundreds of
 * buyers may sit behind one (docs/threats.md T40).
 */
export async function lookUpCode(ctx: HttpContext, code?: string | null): Promise<ActiveChannel | null> {
  const trimmed = code?.trim()
  if (!trimmed || trimmed === NoCode) return null

  const limit = {
    key: `code-misses:user:${requireUser(ctx).id}`,
    misses: 10,
    blockedFor: '1 day',
    message: messages.tooManyMisses,
  }
  return throttleGuesses(limit, () => findActiveChannel(trimmed))
}

/** Counts a wrong code as a miss, like `lookUpCode`, for callers that look the code up themselves. */
export async function throttleCodeGuessing(ctx: HttpContext, code?: string | null): Promise<void> {
  await lookUpCode(ctx, code)
}
