import type { Trx } from '#core/transaction'
import { spanOf, type Days, type Span } from '#statistics/days'
import { countedSales, uncountedSpans } from '#statistics/sales/counted_sales'
import { keptDays } from '#statistics/sales/sale_figures'
import { ordersOfCourse } from '#statistics/sales/sold'
import { hasUncountedOrders } from '#statistics/sales/uncounted_orders'

/** Moments in which so many orders of a course were paid: a kept day, or what is not kept. */
interface Block {
  span: Span
  count: number
}

/** Newest first. */
export async function blocksOfCourse(trx: Trx, days: Days, courseId: number): Promise<Block[]> {
  const counted = (await hasUncountedOrders(trx))
    ? { through: null, changedDays: [] }
    : await countedSales(trx)
  const blocks: Block[] = []
  if (counted.through) {
    const rows = await keptDays(trx, days, counted.changedDays)
      .where('course_id', courseId)
      .groupBy('day')
      .select('day')
      .sum('order_count as count')
    for (const row of rows) {
      const day = String(row.day).slice(0, 10)
      if (Number(row.count))
        blocks.push({ span: spanOf({ from: day, to: day }), count: Number(row.count) })
    }
  }
  for (const span of uncountedSpans(counted, days)) {
    const [{ total }] = await ordersOfCourse(trx, span, courseId).count('* as total')
    if (Number(total)) blocks.push({ span, count: Number(total) })
  }
  const start = ({ span }: Block) => span.from ?? ''
  return blocks.sort((one, other) => (start(one) < start(other) ? 1 : -1))
}

/** The shortest time that holds a page, and how many newer orders it holds; null beyond the last page. */
export function spanOfPage(blocks: Block[], offset: number, size: number) {
  let passed = 0
  let first: { until: string | null; skip: number } | null = null
  let from: string | null = null
  for (const { span, count } of blocks) {
    if (passed >= offset + size) break
    if (passed + count > offset) {
      first ??= { until: span.until, skip: offset - passed }
      from = span.from
    }
    passed += count
  }
  return first && { span: { from, until: first.until }, skip: first.skip }
}
