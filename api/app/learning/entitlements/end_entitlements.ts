import { now, toStored } from '#core/time'
import type { Trx } from '#core/transaction'
import { queueEntitlementsEnded } from '#learning/entitlements/entitlement_events'
import { UserCourseStatus } from '#learning/terms'

/**
 * Ends the entitlements of these order lines. The rows and the study time stay. Entitlements from elsewhere keep their
 * own last day. Found first, then locked by id: a locking search would lock gaps (docs/decisions/0027).
 */
export async function endEntitlements(trx: Trx, orderItemIds: number[]): Promise<void> {
  if (!orderItemIds.length) return
  const rows = await trx
    .from('user_courses')
    .whereIn('order_item_id', orderItemIds)
    .whereNull('refunded_at')
    .orderBy('id')
    .select('id')
  if (!rows.length) return
  const at = toStored(now())
  const ids = rows.map(({ id }) => id)
  await trx
    .from('user_courses')
    .whereIn('id', ids)
    .whereNull('refunded_at')
    .update({ user_course_status: UserCourseStatus.Expired, refunded_at: at, updated_at: at })
  await queueEntitlementsEnded(trx, ids, 'refunded')
}
