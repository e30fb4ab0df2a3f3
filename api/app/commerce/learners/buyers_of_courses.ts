import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { CourseBuyers } from '#catalogue/publications/course_buyers'
import { OrderStatus } from '#commerce/terms'

/** Users who paid for a course or have an entitlement to it. Refunded purchases do not count, expired ones do. */
export class BuyersOfCourses extends CourseBuyers {
  async countEach(ids: number[], client: QueryClientContract = db.connection()) {
    const people = await client
      .from(buyers(ids, client).as('buyers'))
      .groupBy('course_id')
      .select('course_id as courseId')
      .count('* as total')
    const seats = await waitingSeats(ids, client)
      .groupBy('course_id')
      .select('course_id as courseId')
      .countDistinct('telephone as total')

    const counts = new Map<number, number>()
    for (const { courseId, total } of [...people, ...seats]) {
      counts.set(courseId, (counts.get(courseId) ?? 0) + Number(total))
    }
    return counts
  }

  async countAll(ids: number[], client: QueryClientContract = db.connection()) {
    const [people] = await client.from(buyers(ids, client).as('buyers')).countDistinct('user_id as total')
    const [seats] = await waitingSeats(ids, client).countDistinct('telephone as total')
    return people.total + seats.total
  }
}

/** One row per user and course. */
function buyers(ids: number[], client: QueryClientContract) {
  const paid = client
    .from('order_items')
    .join('orders', 'orders.id', 'order_items.order_id')
    .where('orders.order_status', OrderStatus.Paid)
    .whereIn('order_items.course_id', ids)
    .whereColumn('order_items.refunded_count', '<', 'order_items.course_count')
    .select('order_items.course_id', 'orders.user_id')
  return client
    .from('user_courses')
    .whereIn('course_id', ids)
    .whereNull('refunded_at')
    .whereNotNull('user_id')
    .select('course_id', 'user_id')
    .union(paid)
}

function waitingSeats(ids: number[], client: QueryClientContract) {
  return client.from('user_courses').whereIn('course_id', ids).whereNull('refunded_at').whereNull('user_id')
}
