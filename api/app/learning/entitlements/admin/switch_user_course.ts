import type { HttpContext } from '@adonisjs/core/http'
import { audit } from '#core/audit/audit'
import { UserError } from '#core/errors'
import { now, toStored } from '#core/time'
import { transaction, type Trx } from '#core/transaction'
import {
  lockEntitlement,
  entitlementAuditRecord,
  type EntitlementRecord,
} from '#learning/entitlements/admin/lock_entitlement'
import { adminMessages, UserCourseStatus } from '#learning/terms'
import { queueEntitlementsEnded, queueEntitlementsGranted } from '#learning/entitlements/entitlement_events'
import { businessDay } from '#learning/entitlements/validity'

/** An outdated `seen` status changes nothing (docs/threats.md T71; docs/product.md 9.11). */
export async function switchUserCourse(
  ctx: HttpContext,
  { userCourseId, userCourseStatus: seen }: { userCourseId: number; userCourseStatus: UserCourseStatus }
) {
  return transaction(async (trx) => {
    const entitlement = await lockEntitlement(trx, userCourseId)
    const before = entitlement.user_course_status
    if (before !== seen) {
      const payload = { userCourseStatus: before }
      throw new UserError(adminMessages.statusChanged, { code: 'status-changed', payload })
    }
    const after = seen === UserCourseStatus.Valid ? UserCourseStatus.Expired : UserCourseStatus.Valid
    const on = after === UserCourseStatus.Valid
    if (on && (await wasRefunded(trx, entitlement))) throw new UserError(adminMessages.refunded)

    await trx
      .from('user_courses')
      .where({ id: userCourseId, user_course_status: seen })
      .update({ user_course_status: after, updated_at: toStored(now()) })
    await audit(trx, ctx, {
      action: on ? 'user-course.switch-on' : 'user-course.switch-off',
      object: `user-course:${userCourseId}`,
      before: entitlementAuditRecord(entitlement),
      after: { userCourseStatus: after },
    })
    // After the last day its end is already reported.
    if (!isOver(entitlement)) {
      if (on) await queueEntitlementsGranted(trx, [userCourseId])
      else await queueEntitlementsEnded(trx, [userCourseId], 'disabled')
    }
    return { userCourseStatus: after, msg: switchMessage(entitlement, on) }
  })
}

async function wasRefunded(trx: Trx, { order_item_id: id }: EntitlementRecord): Promise<boolean> {
  if (id === null) return false
  const item = await trx.from('order_items').where('id', id).first()
  return item.refunded_count >= item.course_count
}

const isOver = ({ expires_on: last }: EntitlementRecord) => last !== null && last < businessDay()

function switchMessage(entitlement: EntitlementRecord, on: boolean): string {
  if (!on) return adminMessages.switchedOff
  return isOver(entitlement) ? adminMessages.stillOver : adminMessages.switchedOn
}
