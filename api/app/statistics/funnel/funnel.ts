import { readSnapshotFromReplica } from '#core/http/replica_reads'
import { UserError } from '#core/errors'
import type { Trx } from '#core/transaction'
import { addDays } from '#core/time'
import { toTimeRange, today, within, type DateRange } from '#statistics/date_ranges'
import { FunnelStep, messages } from '#statistics/funnel/terms'
import { OrderStatus } from '#commerce/terms'

/** The last days including today, of all courses or of one: page views and carts, and the orders placed on these days. */
export async function funnel(count: number, courseId?: number) {
  const days = { from: addDays(today(), 1 - count), to: today() }
  return readSnapshotFromReplica(async (trx) => {
    if (courseId) await rejectUnknown(trx, courseId)
    const counted = await countedSteps(trx, days, courseId)
    const orders = await placedOrders(trx, days, courseId)
    const counts = [
      { step: FunnelStep.Visited, count: counted.visits },
      { step: FunnelStep.InCart, count: counted.carts },
      { step: FunnelStep.Ordered, count: orders.placed },
      { step: FunnelStep.Paid, count: orders.paid },
    ]
    return {
      startDate: days.from,
      endDate: days.to,
      rows: counts.map((row) => ({ ...row, percent: percentOf(row.count, counted.visits) })),
    }
  })
}

/** With one decimal; null without page views. */
const percentOf = (count: number, visits: number): number | null =>
  visits ? Math.round((count / visits) * 1000) / 10 : null

async function rejectUnknown(trx: Trx, courseId: number): Promise<void> {
  if (await trx.from('courses').where('id', courseId).first()) return
  throw new UserError(messages.unknownCourse, { field: 'courseId' })
}

async function countedSteps(trx: Trx, days: Required<DateRange>, courseId?: number) {
  const query = trx.from('funnel_days').whereBetween('day', [days.from, days.to])
  if (courseId) query.where('course_id', courseId)
  const [row] = await query.sum('visits as visits').sum('carts as carts')
  return { visits: (row.visits ?? 0) as number, carts: (row.carts ?? 0) as number }
}

/** Orders by the day on which they were placed, and the paid ones among them, including refunded ones. */
async function placedOrders(trx: Trx, days: Required<DateRange>, courseId?: number) {
  const orders = within(trx.from('orders'), 'orders.created_at', toTimeRange(days))
  if (courseId) {
    orders.join('order_items', 'order_items.order_id', 'orders.id').where('order_items.course_id', courseId)
  }
  const paid = trx.raw('sum(case when orders.order_status = ? then 1 else 0 end) as paid', [OrderStatus.Paid])
  const [row] = await orders.count('* as placed').select(paid)
  return { placed: row.placed as number, paid: (row.paid ?? 0) as number }
}
