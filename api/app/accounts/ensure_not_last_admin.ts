import { messages } from '#accounts/terms'
import type User from '#accounts/user'
import { UserError } from '#core/errors'
import { Role } from '#core/roles'
import type { Trx } from '#core/transaction'

/** Locks all admins in id order, so that two cannot demote each other (docs/threats.md T13). @throws UserError */
export async function ensureNotSelfNorLastAdmin(trx: Trx, currentUserId: number, user: User): Promise<void> {
  if (user.id === currentUserId) throw new UserError(messages.notYourself)
  if (!user.roles.includes(Role.Admin)) return

  const admins = await trx
    .from('users')
    .innerJoin('user_roles', 'user_roles.user_id', 'users.id')
    .where('user_roles.role', Role.Admin)
    .whereNull('users.disabled_at')
    .whereNull('users.deleted_at')
    .orderBy('users.id')
    .select('users.id')
    .forUpdate()
  if (!admins.some(({ id }) => id !== user.id)) throw new UserError(messages.lastAdmin)
}
