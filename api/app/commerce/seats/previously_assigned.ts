import db from '@adonisjs/lucid/services/db'
import { boughtBy, type CentreOwner } from '#commerce/bought_by'
import { telephonesIn } from '#core/telephone_list'
import { businessDay } from '#learning/entitlements/validity'
import { grantsOf } from '#learning/entitlements/order_contents'
import type { SeatItem } from '#learning/seats/seat_item'
import { CourseSource, UserCourseStatus } from '#learning/terms'

interface AssignedSeatRow {
  telephone: string
  order_item_id: number
  order_no: string
  expires_on: string | null
}

/**
 * The numbers that still have a course of this line from a seat of the same owner. Never from elsewhere: other
 * entitlements from elsewhere are never revealed (docs/decisions/0010).
 */
export async function previouslyAssigned(owner: CentreOwner, item: SeatItem, typed: string | string[]) {
  const telephones = telephonesIn([typed].flat().join('\n'))
  if (!telephones.length) return []
  const contents = await grantsOf(db.connection(), [item])
  const rows: AssignedSeatRow[] = await db
    .from('user_courses')
    .join('orders', 'orders.id', 'user_courses.order_id')
    .where(boughtBy(owner))
    .where('user_courses.source', CourseSource.Assignment)
    .where('user_courses.user_course_status', UserCourseStatus.Valid)
    .where((still) => {
      still.whereNull('user_courses.expires_on')
      still.orWhere('user_courses.expires_on', '>=', businessDay())
    })
    .whereIn(
      'user_courses.course_id',
      contents.map(({ courseId }) => courseId)
    )
    .whereIn('user_courses.telephone', telephones)
    .orderBy('user_courses.id')
    .select('user_courses.telephone', 'user_courses.order_item_id', 'user_courses.expires_on')
    .select('orders.order_no')
  const first = new Map<string, AssignedSeatRow>()
  for (const row of rows) {
    const isHere = row.order_item_id === item.id
    if (isHere || !first.has(row.telephone)) first.set(row.telephone, row)
  }
  return [...first.values()].map((row) => ({
    telephone: row.telephone,
    orderId: row.order_no,
    /** On this line: it takes no seat. */
    here: row.order_item_id === item.id,
    expiryDate: row.expires_on,
  }))
}
