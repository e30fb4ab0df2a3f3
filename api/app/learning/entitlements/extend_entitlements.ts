import type { DateTime } from 'luxon'
import { VideoTypes, type CourseType } from '#catalogue/terms'
import type { Trx } from '#core/transaction'
import { readSetting } from '#settings/param'
import { UserCourseStatus } from '#learning/terms'
import { businessDay, lastDay } from '#learning/entitlements/validity'

interface NewEntitlements {
  userId: number
  orderId: number
  paidAt: DateTime
  granted: { courseId: number; courseType: CourseType; item: { id: number } }[]
}

/** Insert all rows before: its locking read of a range would deadlock with others who insert. */
export async function extendEntitlements(
  trx: Trx,
  { userId, orderId, paidAt, granted }: NewEntitlements
) {
  const ending = granted.filter(({ courseType }) => VideoTypes.includes(courseType))
  if (!ending.length) return

  const days = Number(await readSetting('validityDays', trx))
  const held = await trx
    .from('user_courses')
    .select('id', 'course_id', 'order_id', 'order_item_id', 'expires_on')
    .where('user_id', userId)
    .whereIn('course_id', [...new Set(ending.map(({ courseId }) => courseId))])
    .where('user_course_status', UserCourseStatus.Valid)
    .forUpdate()

  const until = new Map<number, string>()
  for (const { course_id: courseId, expires_on: expiresOn } of held) {
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
