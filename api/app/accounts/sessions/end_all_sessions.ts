import type { HttpContext } from '@adonisjs/core/http'
import { loadUserForUpdate } from '#accounts/lock_user'
import { endSessions } from '#accounts/sessions/session_token'
import { messages } from '#accounts/terms'
import { audit } from '#core/audit/audit'
import { requireUser } from '#core/current_user'
import { UserError } from '#core/errors'
import { transaction } from '#core/transaction'

/** @returns the number of ended sessions @throws UserError for the current user */
export async function endAllSessions(ctx: HttpContext, id: number, reason: string): Promise<number> {
  if (requireUser(ctx).id === id) throw new UserError(messages.notYourself)
  return transaction(async (trx) => {
    await loadUserForUpdate(trx, id)
    const ended = await endSessions(trx, id)
    await audit(trx, ctx, {
      action: 'user.end-sessions',
      object: `user:${id}`,
      before: { sessions: ended },
      after: { sessions: 0 },
      reason,
    })
    return ended
  })
}
