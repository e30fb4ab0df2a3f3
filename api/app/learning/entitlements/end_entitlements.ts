import { now, toStored } from '#core/time'
import type { Trx } from '#core/transaction'
import { UserCourseStatus } from '#learning/terms'

/** The rows and the studied time stay. Entitlements from elsewhere keep their own last day. */
export async function endEntitlements(trx: Trx, orderId: number): Promise<void> {
  const at = toStored(now())
  await trx
    .from('user_courses')
    .where('order_id', orderId)
    .whereNull('refunded_at')
    .update({ user_course_status: UserCourseStatus.Expired, refunded_at: at, updated_at: at })
}
