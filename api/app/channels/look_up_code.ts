import type { HttpContext } from '@adonisjs/core/http'
import { findActiveChannel, type ActiveChannel } from '#channels/open_channel'
import { NoCode, messages } from '#channels/terms'
import { requireUser } from '#core/current_user'
import { throttleGuesses } from '#core/http/guess_throttle'

/**
 * The active channel of a code, or null; an empty code or 000000 is not a failed guess. Ten failed guesses of a user
 * within an hour block all lookups of that user for a day. The IP does not count: hundreds of buyers may share one
 * (docs/threats.md T40).
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

/** Counts a wrong code as a failed guess, like `lookUpCode`, for callers that look up the code themselves. */
export async function throttleCodeGuessing(ctx: HttpContext, code?: string | null): Promise<void> {
  await lookUpCode(ctx, code)
}
