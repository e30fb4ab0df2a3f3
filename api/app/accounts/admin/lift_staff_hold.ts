import type { HttpContext } from '@adonisjs/core/http'
import { loadUserForUpdate } from '#accounts/lock_user'
import { messages } from '#accounts/terms'
import { audit } from '#core/audit/audit'
import { requireUser } from '#core/current_user'
import { UserError } from '#core/errors'
import { transaction } from '#core/transaction'

/** After a reset by SMS, once the admin knows that it was the user. @throws UserError for the current user */
export async function liftStaffHold(ctx: HttpContext, id: number, reason: string): Promise<void> {
  if (requireUser(ctx).id === id) throw new UserError(messages.notYourself)
  await transaction(async (trx) => {
    const user = await loadUserForUpdate(trx, id)
    if (!user.staffHoldAt) throw new UserError(messages.noStaffHold)
    await user.merge({ staffHoldAt: null }).save()
    const facts = { before: { staffHeld: true }, after: { staffHeld: false } }
    await audit(trx, ctx, { action: 'user.lift-staff-hold', object: `user:${id}`, ...facts, reason })
  })
}
