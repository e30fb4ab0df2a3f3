import type { HttpContext } from '@adonisjs/core/http'
import { audit } from '#core/audit/audit'
import { now, toStored } from '#core/time'
import { transaction } from '#core/transaction'
import { lockEntitlement } from '#learning/entitlements/admin/lock_entitlement'
import { adminMessages } from '#learning/terms'
import { businessDay } from '#learning/entitlements/validity'

/** `day` is inclusive. A past day ends the entitlement at once. */
export async function changeExpiry(
  ctx: HttpContext,
  { userCourseId, expiryDate }: { userCourseId: number; expiryDate: string }
) {
  return transaction(async (trx) => {
    const entitlement = await lockEntitlement(trx, userCourseId)
    await trx
      .from('user_courses')
      .where('id', userCourseId)
      .update({ expires_on: expiryDate, updated_at: toStored(now()) })
    await audit(trx, ctx, {
      action: 'user-course.change-expiry',
      object: `user-course:${userCourseId}`,
      before: { expiryDate: entitlement.expires_on },
      after: { expiryDate },
    })
    const overdue = expiryDate < businessDay()
    return { expiryDate, overdue, msg: overdue ? adminMessages.expiredAtOnce : adminMessages.expirySaved }
  })
}
