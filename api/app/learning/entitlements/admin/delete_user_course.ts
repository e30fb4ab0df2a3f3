import type { HttpContext } from '@adonisjs/core/http'
import { audit } from '#core/audit/audit'
import { NotFound, UserError } from '#core/errors'
import { transaction, type Trx } from '#core/transaction'
import { deletionBlocker } from '#learning/entitlements/admin/deletion_blocker'
import {
  lockEntitlement,
  entitlementAuditRecord,
  type EntitlementRecord,
} from '#learning/entitlements/admin/lock_entitlement'
import { siblingGrants } from '#learning/entitlements/sibling_grants'
import { revokeCodes } from '#learning/entitlements/revoke_codes'
import { queueSeatEvents } from '#learning/entitlements/seat_events'
import { CourseSource } from '#learning/terms'

/** Hours, study logs and play sessions stay; a seat becomes free again (docs/decisions/0010). */
export async function deleteUserCourse(ctx: HttpContext, id: number): Promise<number> {
  return transaction(async (trx) => {
    const entitlement = await lockEntitlement(trx, id)
    const seat = entitlement.source === CourseSource.Assignment ? siblingGrants(trx, entitlement) : null
    const rows: EntitlementRecord[] = seat ? await seat.forUpdate() : [entitlement]
    if (!rows.length) throw new NotFound()
    for (const row of rows) {
      const fault = deletionBlocker(row)
      if (fault) throw new UserError(fault)
    }

    const ids = rows.map((row) => row.id)
    await revokeCodes(trx, ids)
    await trx.from('user_courses').whereIn('id', ids).delete()
    if (seat) await queueReturned(trx, rows)
    await audit(trx, ctx, {
      action: 'user-course.delete',
      object: `user-course:${id}`,
      before: { ...entitlementAuditRecord(entitlement), userCourseIds: ids },
    })
    return ids.length
  })
}

async function queueReturned(trx: Trx, seat: EntitlementRecord[]): Promise<void> {
  const [{ order_item_id: id, order_id: orderId, seat_no: seatNo, ...owner }] = seat
  const { telephone, user_id: userId, expires_on: expiresOn } = owner
  const courseIds = seat.map((row) => row.course_id)
  await queueSeatEvents(trx, 'seat.returned', { id: id!, orderId: orderId! }, [
    { seatNo: seatNo!, telephone: telephone!, userId, courseIds, expiresOn },
  ])
}
