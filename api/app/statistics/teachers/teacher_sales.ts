import type { Trx } from '#core/transaction'
import { spanOf, type Days } from '#statistics/days'
import { countedSales, uncountedSpans } from '#statistics/sales/counted_sales'
import { countTeacher, movedCourses } from '#statistics/sales/teacher_days'
import { hasUncountedOrders } from '#statistics/sales/uncounted_orders'

/** Kept days, and from the orders what is not kept; all from the orders while a course of this teacher is not counted as such. */
export async function teacherSales(trx: Trx, teacherId: number, days: Days) {
  const counted = await countedSales(trx)
  if (!counted.through || (await hasUncountedOrders(trx)) || (await hasMoved(trx, teacherId)))
    return countTeacher(trx, teacherId, spanOf(days))

  const kept = trx
    .from('teacher_days')
    .where('teacher_id', teacherId)
    .whereNotIn('day', counted.changedDays)
  if (days.from) kept.where('day', '>=', days.from)
  if (days.to) kept.where('day', '<=', days.to)
  const [row] = await kept.sum('order_count as orders').sum('amount_fen as amount')
  const sum = { orderCount: Number(row.orders ?? 0), amountFen: Number(row.amount ?? 0) }
  for (const span of uncountedSpans(counted, days)) {
    const { orderCount, amountFen } = await countTeacher(trx, teacherId, span)
    sum.orderCount += orderCount
    sum.amountFen += amountFen
  }
  return sum
}

async function hasMoved(trx: Trx, teacherId: number): Promise<boolean> {
  return (await movedCourses(trx)).some(
    (course) => Number(course.teacherId) === teacherId || Number(course.counted) === teacherId
  )
}
