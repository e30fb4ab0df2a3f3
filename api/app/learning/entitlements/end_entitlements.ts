import { now, toStored } from '#core/time'
import type { Trx } from '#core/transaction'
import { UserCourseStatus } from '#learning/terms'

/**
 * Ends the rights that an order gave to its buyer, because its money goes back. The rows stay, and so does every
 * minute that was studied; a right to the same course from elsewhere holds on with its own last day.
 */
export async function endEntitlements(trx: Trx, orderId: number): Promise<void> {
  const at = toStored(now())
  await trx
    .from('user_courses')
    .where('order_id', orderId)
    .whereNull('refunded_at')
    .update({ user_course_status: UserCourseStatus.Expired, refunded_at: at, updated_at: at })
}
