import type { HttpContext } from '@adonisjs/core/http'
import { audit } from '#core/audit/audit'
import { transaction } from '#core/transaction'
import { lockEntitlement } from '#learning/entitlements/admin/lock_entitlement'

/** The reason is stored in the audit log (docs/threats.md T22). */
export async function revealTelephone(ctx: HttpContext, id: number, reason: string): Promise<string | null> {
  return transaction(async (trx) => {
    const entitlement = await lockEntitlement(trx, id)
    const person = await trx
      .from('users')
      .where('id', entitlement.user_id ?? 0)
      .first()
    await audit(trx, ctx, {
      action: 'user-course.reveal',
      object: `user-course:${id}`,
      after: { field: 'telephone' },
      reason,
    })
    return person?.telephone ?? entitlement.telephone
  })
}
