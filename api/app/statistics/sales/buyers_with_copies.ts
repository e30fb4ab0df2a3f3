import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { OrderStatus } from '#commerce/terms'
import { partSums } from '#statistics/sales/sale_sums'
import { soldLinesQuery } from '#statistics/sales/sales_query'

/**
 * Users with paid copies of a course that were not all refunded: all users who ever bought it, minus the few with full
 * refunds.
 */
export async function countBuyersWithCopies(client: QueryClientContract, courseId: number): Promise<number> {
  const { firstPeople } = await partSums(client, {}, `course:${courseId}`)
  const [returned] = await soldLinesQuery(client, { from: null, until: null })
    .where('order_items.course_id', courseId)
    .where('order_items.refunded_count', '>', 0)
    .whereColumn('order_items.refunded_count', '>=', 'order_items.course_count')
    .whereNotExists((having) =>
      having
        .from('orders as others')
        .join('order_items as lines', 'lines.order_id', 'others.id')
        .whereColumn('others.user_id', 'orders.user_id')
        .where('others.order_status', OrderStatus.Paid)
        .where('lines.course_id', courseId)
        .whereColumn('lines.refunded_count', '<', 'lines.course_count')
    )
    .countDistinct('orders.user_id as people')
  return firstPeople - returned.people
}
