import type { Trx } from '#core/transaction'
import { toTimeRange, type DateRange } from '#statistics/date_ranges'
import { countedDays, countedThrough, uncountedDays } from '#statistics/sales/sale_sums'
import { ordersOfCourse } from '#statistics/sales/sales_query'

/** The number of orders of a course that were paid on these days. */
interface Block {
  days: DateRange
  count: number
}

/** Newest first: the unprocessed days, then each processed day. @param courseId 0 is shipping */
export async function blocksOfCourse(trx: Trx, days: DateRange, courseId: number): Promise<Block[]> {
  const through = await countedThrough(trx)
  const stored = countedDays(trx).where('scope', courseId ? `course:${courseId}` : 'freight')
  if (days.from) stored.where('day', '>=', days.from)
  if (days.to) stored.where('day', '<=', days.to)
  const rows = await stored.where('orders', '>', 0).orderBy('day', 'desc').select('day', 'orders')
  const blocks: Block[] = rows.map((row) => {
    const day = String(row.day).slice(0, 10)
    return { days: { from: day, to: day }, count: row.orders }
  })
  const rest = uncountedDays(through, days)
  if (!rest) return blocks
  const [{ total }] = await ordersOfCourse(trx, toTimeRange(rest), courseId).count('* as total')
  return total ? [{ days: rest, count: total }, ...blocks] : blocks
}

/**
 * The smallest number of days that contains a page, and the number of newer orders in them; null beyond the last page.
 */
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
