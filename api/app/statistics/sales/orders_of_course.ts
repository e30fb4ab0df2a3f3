import type { Trx } from '#core/transaction'
import type { Days } from '#statistics/days'
import { countedSales, uncountedDays } from '#statistics/sales/counted_sales'
import { figuresOfHours, spansWithoutHours } from '#statistics/sales/hours/kept_hours'
import { keptDays } from '#statistics/sales/kept_figures'
import { ordersOfCourse } from '#statistics/sales/sold'
import { hasUncountedOrders } from '#statistics/sales/uncounted_orders'

/** So many orders of a course were paid on a kept day, or on days that are not kept. */
interface Block {
  days: Days
  count: number
}

/** Newest first. */
export async function blocksOfCourse(trx: Trx, days: Days, courseId: number): Promise<Block[]> {
  const counted = (await hasUncountedOrders(trx))
    ? { through: null, changedDays: [], hours: null }
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
      if (Number(row.count)) blocks.push({ days: { from: day, to: day }, count: Number(row.count) })
    }
  }
  for (const some of uncountedDays(counted, days)) {
    let count = 0
    for (const row of await figuresOfHours(trx, counted, some)) if (row.courseId === courseId) count += row.orderCount
    const [{ total }] = await ordersOfCourse(trx, spansWithoutHours(counted, some), courseId).count('* as total')
    count += Number(total)
    if (count) blocks.push({ days: some, count })
  }
  const start = ({ days: { from } }: Block) => from ?? ''
  return blocks.sort((one, other) => (start(one) < start(other) ? 1 : -1))
}

/** The fewest days that hold a page, and how many newer orders they hold; null beyond the last page. */
export function daysOfPage(blocks: Block[], offset: number, size: number) {
  let passed = 0
  let first: { to?: string; skip: number } | null = null
  let from: string | undefined
  for (const { days, count } of blocks) {
    if (passed >= offset + size) break
    if (passed + count > offset) {
      first ??= { to: days.to, skip: offset - passed }
      from = days.from
    }
    passed += count
  }
  return first && { days: { from, to: first.to }, skip: first.skip }
}
