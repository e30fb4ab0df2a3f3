import type { HttpContext } from '@adonisjs/core/http'
import { audit } from '#core/audit/audit'
import { eachRow } from '#core/lists/each_row'
import { now, toStored } from '#core/time'
import { transaction, type Trx } from '#core/transaction'
import { lockEntitlement, type EntitlementRecord } from '#learning/entitlements/admin/lock_entitlement'
import { queueEntitlementsEnded, queueEntitlementsGranted } from '#learning/entitlements/entitlement_events'
import { adminMessages, UserCourseStatus } from '#learning/terms'
import { businessDay } from '#learning/entitlements/validity'

/** `day` is inclusive. A past day ends the entitlement at once. */
export async function changeExpiry(
  ctx: HttpContext,
  { userCourseId, expiryDate }: { userCourseId: number; expiryDate: string }
) {
  return transaction(async (trx) => {
    await changeExpiryIn(trx, ctx, { userCourseId, expiryDate })
    const overdue = expiryDate < businessDay()
    return { expiryDate, overdue, msg: overdue ? adminMessages.expiredAtOnce : adminMessages.expirySaved }
  })
}

/** The same last day for many entitlements. */
export function changeExpiries(ctx: HttpContext, form: { userCourseIds: number[]; expiryDate: string }) {
  const { userCourseIds, expiryDate } = form
  return eachRow(ctx, userCourseIds, (trx, userCourseId) => changeExpiryIn(trx, ctx, { userCourseId, expiryDate }))
}

async function changeExpiryIn(
  trx: Trx,
  ctx: HttpContext,
  { userCourseId, expiryDate }: { userCourseId: number; expiryDate: string }
): Promise<void> {
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
  await queueChange(trx, entitlement, expiryDate)
}

/** Partners hear of it if access ends or begins again now; otherwise the job reports the last day. */
async function queueChange(trx: Trx, entitlement: EntitlementRecord, expiryDate: string): Promise<void> {
  const { id, expires_on: before, user_course_status: status, refunded_at: refundedAt } = entitlement
  if (status !== UserCourseStatus.Valid || refundedAt !== null) return
  const today = businessDay()
  const [wasOver, isOver] = [before !== null && before < today, expiryDate < today]
  if (isOver && !wasOver) await queueEntitlementsEnded(trx, [id], 'expired')
  if (wasOver && !isOver) await queueEntitlementsGranted(trx, [id])
}
