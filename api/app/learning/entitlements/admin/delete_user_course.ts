import type { HttpContext } from '@adonisjs/core/http'
import { audit } from '#core/audit/audit'
import { NotFound, UserError } from '#core/errors'
import { now, toStored } from '#core/time'
import { transaction } from '#core/transaction'
import { deletionBlocker } from '#learning/entitlements/admin/deletion_blocker'
import { lockEntitlement, entitlementAuditRecord } from '#learning/entitlements/admin/lock_entitlement'
import { siblingGrants } from '#learning/entitlements/sibling_grants'
import { CourseSource } from '#learning/terms'

/** Hours, study logs and play sessions stay; a seat becomes free again (docs/decisions/0010). */
export async function deleteUserCourse(ctx: HttpContext, id: number): Promise<number> {
  return transaction(async (trx) => {
    const entitlement = await lockEntitlement(trx, id)
    const seat = entitlement.source === CourseSource.Assignment ? siblingGrants(trx, entitlement) : null
    const rows = seat ? await seat.forUpdate() : [entitlement]
    if (!rows.length) throw new NotFound()
    for (const row of rows) {
      const fault = deletionBlocker(row)
      if (fault) throw new UserError(fault)
    }

    const ids = rows.map((row) => row.id)
    await trx
      .from('live_codes')
      .whereIn('user_course_id', ids)
      .whereNull('revoked_at')
      .update({ revoked_at: toStored(now()) })
    await audit(trx, ctx, {
      action: 'user-course.delete',
      object: `user-course:${id}`,
      before: { ...entitlementAuditRecord(entitlement), userCourseIds: ids },
    })
    await trx.from('user_courses').whereIn('id', ids).delete()
    return ids.length
  })
}
