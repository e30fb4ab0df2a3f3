import type { Trx } from '#core/transaction'
import { spanOf, type Days } from '#statistics/days'
import { countedSales } from '#statistics/sales/counted_sales'
import { keptHours, spansWithoutHours } from '#statistics/sales/hours/kept_hours'
import { countTeacher, movedCourses } from '#statistics/sales/teacher_days'
import { hasUncountedOrders } from '#statistics/sales/uncounted_orders'

/** Kept days and hours, and from the orders what is not kept; all from the orders while a course of this teacher is not counted as such. */
export async function teacherSales(trx: Trx, teacherId: number, days: Days) {
  const counted = await countedSales(trx, 'teacher_hours')
  if (!counted.through || (await hasUncountedOrders(trx)) || (await hasMoved(trx, teacherId)))
    return countTeacher(trx, teacherId, spanOf(days))

  const kept = trx.from('teacher_days').whereNotIn('day', counted.changedDays)
  if (days.from) kept.where('day', '>=', days.from)
  if (days.to) kept.where('day', '<=', days.to)
  const parts = [await sumOf(kept, teacherId)]
  const hours = keptHours(trx, 'teacher_hours', counted, days)
  if (hours) parts.push(await sumOf(hours, teacherId))
  const spans = spansWithoutHours(counted, days)
  if (spans.length) parts.push(await countTeacher(trx, teacherId, spans))
  return {
    orderCount: parts.reduce((sum, { orderCount }) => sum + orderCount, 0),
    amountFen: parts.reduce((sum, { amountFen }) => sum + amountFen, 0),
  }
}

async function sumOf(rows: ReturnType<Trx['from']>, teacherId: number) {
  const [row] = await rows.where('teacher_id', teacherId).sum('order_count as orders').sum('amount_fen as amount')
  return { orderCount: Number(row.orders ?? 0), amountFen: Number(row.amount ?? 0) }
}

async function hasMoved(trx: Trx, teacherId: number): Promise<boolean> {
  return (await movedCourses(trx)).some((course) =>
    [course.teacherId, course.counted, course.hoursCounted].map(Number).includes(teacherId)
  )
}
