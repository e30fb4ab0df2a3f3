import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { OrderStatus } from '#commerce/terms'
import { within, type TimeRange } from '#statistics/date_ranges'

/** Paid in any of these ranges. */
export function paidOrders(client: QueryClientContract, span: TimeRange | TimeRange[]): DatabaseQueryBuilderContract {
  const paid = client.from('orders').where('orders.order_status', OrderStatus.Paid)
  return within(paid, 'orders.paid_at', span)
}

export function soldLinesQuery(
  client: QueryClientContract,
  span: TimeRange | TimeRange[]
): DatabaseQueryBuilderContract {
  return paidOrders(client, span).join('order_items', 'order_items.order_id', 'orders.id')
}

/** The orders behind a product's row; 0 is shipping. Refunded ones count 0.00. */
export function ordersOfCourse(
  client: QueryClientContract,
  span: TimeRange | TimeRange[],
  courseId: number
): DatabaseQueryBuilderContract {
  if (!courseId) return paidOrders(client, span).where('orders.freight_fen', '>', 0)
  return soldLinesQuery(client, span).where('order_items.course_id', courseId)
}

/** One channel's sales of each course, net of refunds; wholly refunded ones are left out. */
export async function soldByCourse(
  client: QueryClientContract,
  span: TimeRange,
  channelId: number
): Promise<Map<number, { copies: number; amountFen: number }>> {
  const rows = await soldLinesQuery(client, span)
    .where('orders.channel_id', channelId)
    .groupBy('order_items.course_id')
    .select('order_items.course_id as courseId')
    .select(client.raw('sum(order_items.course_count - order_items.refunded_count) as copies'))
    .select(client.raw('sum(order_items.amount_fen) - sum(order_items.refunded_fen) as amountFen'))
  const sold = rows.filter(({ copies, amountFen }) => copies || amountFen)
  return new Map(sold.map(({ courseId, copies, amountFen }) => [courseId, { copies, amountFen }]))
}
