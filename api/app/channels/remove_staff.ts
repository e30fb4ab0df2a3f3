import type { HttpContext } from '@adonisjs/core/http'
import { loadUserForUpdate } from '#accounts/lock_user'
import { personRecord } from '#accounts/person_record'
import { removePerson } from '#accounts/remove_person'
import { audit, differences } from '#core/audit/audit'
import { signedIn } from '#core/current_user'
import { NotFound } from '#core/http/refusal'
import type { Role } from '#core/roles'
import { transaction } from '#core/transaction'

/**
 * Deletes whoever it is. A channel's code stops working and may be given again; orders keep the code
 * they were made with, courses their teacher.
 * @param holding only a person of this role
 * @throws NotFound
 * @throws Refusal for oneself and the last admin
 */
export async function removeStaff(ctx: HttpContext, id: number, holding?: Role): Promise<void> {
  await transaction(async (trx) => {
    const user = await loadUserForUpdate(trx, id)
    if (holding && !user.roles.includes(holding)) throw new NotFound()

    const before = personRecord(user)
    await removePerson(trx, signedIn(ctx).id, user)
    await trx.from('channels').where('user_id', id).update({ exclusive_code: null })
    await audit(trx, ctx, {
      action: 'user.delete',
      object: `user:${id}`,
      ...differences(before, personRecord(user)),
    })
  })
}
