import type { DateTime } from 'luxon'
import { VideoTypes, type CourseType } from '#catalogue/terms'
import type { Trx } from '#core/transaction'
import { setting } from '#settings/param'
import { UserCourseStatus } from '#learning/terms'
import { businessDay, lastDay } from '#learning/entitlements/validity'

interface NewEntitlements {
  userId: number
  orderId: number
  paidAt: DateTime
  granted: { courseId: number; courseType: CourseType; item: { id: number } }[]
}

/**
 * Gives the rights that an order has just made their last day: so many days (setting) after the day
 * of payment, counted on from the end of a right that still holds. Only video courses end.
 *
 * All rows are inserted before any is read here. The read must see what other transactions have
 * committed, so it locks; and a lock on a range of rows, taken before inserting, would make strangers
 * who pay at the same moment wait for each other in a circle.
 */
export async function extendEntitlements(
  trx: Trx,
  { userId, orderId, paidAt, granted }: NewEntitlements
) {
  const ending = granted.filter(({ courseType }) => VideoTypes.includes(courseType))
  if (!ending.length) return

  const days = Number(await setting('validityDays', trx))
  const rights = await trx
    .from('user_courses')
    .select('id', 'course_id', 'order_id', 'order_item_id', 'expires_on')
    .where('user_id', userId)
    .whereIn('course_id', [...new Set(ending.map(({ courseId }) => courseId))])
    .where('user_course_status', UserCourseStatus.Valid)
    .forUpdate()

  const until = new Map<number, string>()
  for (const { course_id: courseId, expires_on: expiresOn } of rights) {
    if (expiresOn > (until.get(courseId) ?? '')) until.set(courseId, expiresOn)
  }
  for (const { courseId, item } of ending) {
    const last = lastDay(businessDay(paidAt), days, until.get(courseId) ?? null)
    until.set(courseId, last)
    await trx
      .from('user_courses')
      .where({ order_id: orderId, order_item_id: item.id, course_id: courseId })
      .update({ expires_on: last })
  }
}
