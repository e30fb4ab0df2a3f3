import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { OrderStatus } from '#commerce/terms'
import { within, type Days, type Span } from '#statistics/days'
import { countedHours, type CountedHours } from '#statistics/sales/counted_sales'
import { keptHours, spansWithoutHours } from '#statistics/sales/hours/kept_hours'

/** Orders by the day on which they were placed, and those of them that are paid, whatever was given back since. */
export interface PlacedOrders {
  placed: number
  paid: number
}

/** Course 0 is all orders. */
export type PlacedRow = PlacedOrders & { courseId: number }

/** Kept days and hours, and what is not kept, in a transaction, so that both see one state. */
export async function placedOrders(
  client: QueryClientContract,
  days: Required<Days>,
  courseId = 0
): Promise<PlacedOrders> {
  const counted = await countedPlaced(client)
  const parts: PlacedOrders[] = []
  if (counted.through) {
    const kept = client
      .from('placed_days')
      .whereBetween('day', [days.from, days.to])
      .whereNotIn('day', counted.changedDays)
    parts.push(await sumOf(kept, courseId))
  }
  const hours = keptHours(client, 'placed_hours', counted, days)
  if (hours) parts.push(await sumOf(hours, courseId))
  const spans = spansWithoutHours(counted, days)
  if (spans.length) parts.push(...(await placedIn(client, spans, courseId)))
  return {
    placed: parts.reduce((sum, { placed }) => sum + placed, 0),
    paid: parts.reduce((sum, { paid }) => sum + paid, 0),
  }
}

async function sumOf(rows: ReturnType<QueryClientContract['from']>, courseId: number) {
  const [row] = await rows.where('course_id', courseId).sum('placed as placed').sum('paid as paid')
  return { placed: Number(row.placed ?? 0), paid: Number(row.paid ?? 0) }
}

/** Kept days and hours, and those of them with orders that changed since. */
export async function countedPlaced(client: QueryClientContract): Promise<CountedHours> {
  const row = await client.from('counted_sales').first()
  const moments = {
    through: row?.placed_through,
    since: row?.placed_since,
    hoursThrough: row?.placed_hours_through,
    hoursSince: row?.placed_hours_since,
  }
  return countedHours(moments, (until) =>
    placedQuery(client, { from: null, until }).distinct('orders.created_at as at')
  )
}

/** From the orders: of one course, or with `all` a row for each course and one for all orders. */
export async function placedIn(
  client: QueryClientContract,
  span: Span | Span[],
  courseId: number | 'all'
): Promise<PlacedRow[]> {
  const paid = client.raw('sum(case when orders.order_status = ? then 1 else 0 end) as paid', [OrderStatus.Paid])
  const rows: Record<string, unknown>[] = []
  if (!courseId || courseId === 'all') rows.push(...(await placedQuery(client, span).select(paid).count('* as placed')))
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
    .map((row) => ({ courseId: Number(row.courseId ?? 0), placed: Number(row.placed), paid: Number(row.paid ?? 0) }))
    .filter(({ placed }) => placed)
}

function placedQuery(client: QueryClientContract, span: Span | Span[]) {
  return within(client.from('orders'), 'orders.created_at', span)
}
