import db from '@adonisjs/lucid/services/db'
import { OrderStatus } from '#commerce/terms'
import type { CurrentUser } from '#core/current_user'
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
 * The numbers to which the buyer has assigned a course of this line that they still have. Only the buyer's own seats:
 * entitlements from elsewhere are never revealed (docs/decisions/0010).
 */
export async function previouslyAssigned(buyer: CurrentUser, item: SeatItem, typed: string | string[]) {
  const telephones = telephonesIn([typed].flat().join('\n'))
  if (!telephones.length) return []
  const contents = await grantsOf(db.connection(), [item])
  const rows: AssignedSeatRow[] = await db
    .from('user_courses')
    .join('orders', 'orders.id', 'user_courses.order_id')
    .where({ 'orders.user_id': buyer.id, 'orders.order_status': OrderStatus.Paid })
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
