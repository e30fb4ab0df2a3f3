import type { HttpContext } from '@adonisjs/core/http'
import { loadUserForUpdate } from '#accounts/lock_user'
import { userAuditRecord } from '#accounts/user_audit_record'
import { removeUser } from '#accounts/closing/remove_user'
import { audit, differences } from '#core/audit/audit'
import { requireUser } from '#core/current_user'
import { NotFound } from '#core/errors'
import { purgeAfterCommit } from '#core/cache/purge'
import type { Role } from '#core/roles'
import { transaction } from '#core/transaction'

/** The code may be assigned again; orders and courses keep it. @throws UserError for the current user and the last admin */
export async function removeStaff(ctx: HttpContext, id: number, requiredRole?: Role): Promise<void> {
  await transaction(async (trx) => {
    const user = await loadUserForUpdate(trx, id)
    if (requiredRole && !user.roles.includes(requiredRole)) throw new NotFound()

    const before = userAuditRecord(user)
    await removeUser(trx, requireUser(ctx).id, user)
    await trx.from('channels').where('user_id', id).update({ exclusive_code: null })
    purgeAfterCommit(trx, ['teachers'])
    await audit(trx, ctx, {
      action: 'user.delete',
      object: `user:${id}`,
      ...differences(before, userAuditRecord(user)),
    })
  })
}
