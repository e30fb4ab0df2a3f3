import { anonymizeUser } from '#accounts/closing/anonymize_user'
import { ensureNoClosingBlockers } from '#accounts/closing/closing_blockers'
import { ensureNotSelfNorLastAdmin } from '#accounts/ensure_not_last_admin'
import type User from '#accounts/user'
import type { Trx } from '#core/transaction'

/** Erases as much as closing does, and has the same blockers for a learner. @throws UserError */
export async function removeUser(trx: Trx, currentUserId: number, user: User): Promise<void> {
  await ensureNotSelfNorLastAdmin(trx, currentUserId, user)
  if (!user.isStaff) await ensureNoClosingBlockers(trx, user.id, true)
  await anonymizeUser(trx, user)
}
