import { now, toStored } from '#core/time'
import type { Trx } from '#core/transaction'
import { UserCourseStatus } from '#learning/terms'

/** Of these lines. The rows and the studied time stay. Entitlements from elsewhere keep their own last day. */
export async function endEntitlements(trx: Trx, orderItemIds: number[]): Promise<void> {
  if (!orderItemIds.length) return
  const at = toStored(now())
  await trx
    .from('user_courses')
    .whereIn('order_item_id', orderItemIds)
    .whereNull('refunded_at')
    .update({ user_course_status: UserCourseStatus.Expired, refunded_at: at, updated_at: at })
}
