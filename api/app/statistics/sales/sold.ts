import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { OrderStatus } from '#commerce/terms'
import { within, type Span } from '#statistics/days'

/** Lines of paid orders on the day of payment, net of what was given back; also the source of `sale_days`. */
export interface SoldRow {
  /** 0 is freight. */
  courseId: number
  /** 0 without a partner. */
  channelId: number
  copies: number
  amountFen: number
  /** Orders with the course, or of freight those that had some, also when all of it was given back. */
  orderCount: number
}

/** Paid in any of these spans. */
export function paidOrders(client: QueryClientContract, span: Span | Span[]): DatabaseQueryBuilderContract {
  const paid = client.from('orders').where('orders.order_status', OrderStatus.Paid)
  return within(paid, 'orders.paid_at', span)
}

export function soldLines(client: QueryClientContract, span: Span | Span[]): DatabaseQueryBuilderContract {
  return paidOrders(client, span).join('order_items', 'order_items.order_id', 'orders.id')
}

/** The orders of a product's row; 0 is freight. Those that were given back count 0.00. */
export function ordersOfCourse(
  client: QueryClientContract,
  span: Span | Span[],
  courseId: number
): DatabaseQueryBuilderContract {
  if (!courseId) return paidOrders(client, span).where('orders.freight_fen', '>', 0)
  return soldLines(client, span).where('order_items.course_id', courseId)
}

/** By course and partner, or of one partner. Freight is what an order brought in beyond its lines. */
export async function countSold(
  client: QueryClientContract,
  span: Span | Span[],
  partner?: number
): Promise<SoldRow[]> {
  const ofPartner = partner === undefined ? {} : { 'orders.channel_id': partner || null }
  const lines = await soldLines(client, span)
    .where(ofPartner)
    .groupBy('order_items.course_id', 'orders.channel_id')
    .select('order_items.course_id as courseId', 'orders.channel_id as channelId')
    .select(client.raw('sum(order_items.course_count - order_items.refunded_count) as copies'))
    .select(client.raw('sum(order_items.amount_fen) - sum(order_items.refunded_fen) as amount'))
    .count('* as orders')
  const orders = await paidOrders(client, span)
    .where(ofPartner)
    .groupBy('orders.channel_id')
    .select('orders.channel_id as channelId')
    .select(client.raw('sum(orders.amount_fen) - sum(orders.refunded_fen) as amount'))
    .select(client.raw('sum(case when orders.freight_fen > 0 then 1 else 0 end) as orders'))

  const rows = lines.map((row) => soldRow(row.courseId, row))
  for (const order of orders) {
    const channelId = order.channelId ?? 0
    const ofLines = rows.filter((row) => row.channelId === channelId).reduce((sum, row) => sum + row.amountFen, 0)
    const amountFen = Number(order.amount) - ofLines
    rows.push({ courseId: 0, channelId, copies: 0, amountFen, orderCount: Number(order.orders) })
  }
  return rows.filter(({ copies, amountFen, orderCount }) => copies || amountFen || orderCount)
}

function soldRow(courseId: number, { channelId, copies, amount, orders }: Record<string, number | null>): SoldRow {
  return {
    courseId,
    channelId: channelId ?? 0,
    copies: Number(copies),
    amountFen: Number(amount),
    orderCount: Number(orders),
  }
}
