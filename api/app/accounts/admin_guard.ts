import { messages } from '#accounts/terms'
import type User from '#accounts/user'
import { Refusal } from '#core/http/refusal'
import { Role } from '#core/roles'
import type { Trx } from '#core/transaction'

/**
 * Called before a person stops being an open admin (threat T13). All admins are locked, in one order, so
 * that two who demote each other at the same moment do not both succeed.
 * @throws Refusal for oneself, and for the last one
 */
export async function guardAdmins(trx: Trx, meId: number, user: User): Promise<void> {
  if (user.id === meId) throw new Refusal(messages.notYourself)
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
  if (!admins.some(({ id }) => id !== user.id)) throw new Refusal(messages.lastAdmin)
}
