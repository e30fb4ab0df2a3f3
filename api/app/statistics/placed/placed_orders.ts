import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { OrderStatus } from '#commerce/terms'
import { fromStored } from '#core/time'
import { dayOf, spanOf, type Days, type Span } from '#statistics/days'
import { changedFrom, uncountedSpans, type CountedDays } from '#statistics/sales/counted_sales'

/** Orders by the day on which they were placed, and those of them that are paid, whatever was given back since. */
export interface PlacedOrders {
  placed: number
  paid: number
}

/** Course 0 is all orders. */
export type PlacedRow = PlacedOrders & { courseId: number }

/** Kept days and what is not kept, in a transaction, so that both see one state. */
export async function placedOrders(
  client: QueryClientContract,
  days: Required<Days>,
  courseId = 0
): Promise<PlacedOrders> {
  const counted = await countedPlaced(client)
  const sum = { placed: 0, paid: 0 }
  if (counted.through) {
    const [kept] = await client
      .from('placed_days')
      .where('course_id', courseId)
      .whereBetween('day', [days.from, days.to])
      .whereNotIn('day', counted.changedDays)
      .sum('placed as placed')
      .sum('paid as paid')
    sum.placed = Number(kept.placed ?? 0)
    sum.paid = Number(kept.paid ?? 0)
  }
  for (const span of uncountedSpans(counted, days)) {
    const [row] = await placedIn(client, span, courseId)
    sum.placed += row?.placed ?? 0
    sum.paid += row?.paid ?? 0
  }
  return sum
}

/** Kept days, and those of them with orders that changed since. */
export async function countedPlaced(client: QueryClientContract): Promise<CountedDays> {
  const row = await client.from('counted_sales').first()
  if (!row?.placed_through) return { through: null, changedDays: [] }
  const through = String(row.placed_through).slice(0, 10)
  const changed = await placedQuery(client, spanOf({ to: through }))
    .where('orders.updated_at', '>=', changedFrom(row.placed_since))
    .distinct('orders.created_at as placedAt')
  const days = changed.map(({ placedAt }) => dayOf(fromStored(placedAt)))
  return { through, changedDays: [...new Set(days)].sort() }
}

/** From the orders: of one course, or with `all` a row for each course and one for all orders. */
export async function placedIn(
  client: QueryClientContract,
  span: Span,
  courseId: number | 'all'
): Promise<PlacedRow[]> {
  const paid = client.raw('sum(case when orders.order_status = ? then 1 else 0 end) as paid', [
    OrderStatus.Paid,
  ])
  const rows: Record<string, unknown>[] = []
  if (!courseId || courseId === 'all')
    rows.push(...(await placedQuery(client, span).select(paid).count('* as placed')))
  if (courseId) {
    const lines = placedQuery(client, span)
      .join('order_items', 'order_items.order_id', 'orders.id')
      .groupBy('order_items.course_id')
      .select('order_items.course_id as courseId', paid)
      .count('* as placed')
    if (courseId !== 'all') lines.where('order_items.course_id', courseId)
    rows.push(...(await lines))
  }
  return rows
    .map((row) => ({
      courseId: Number(row.courseId ?? 0),
      placed: Number(row.placed),
      paid: Number(row.paid ?? 0),
    }))
    .filter(({ placed }) => placed)
}

function placedQuery(client: QueryClientContract, { from, until }: Span) {
  const query = client.from('orders')
  if (from) query.where('orders.created_at', '>=', from)
  if (until) query.where('orders.created_at', '<', until)
  return query
}
