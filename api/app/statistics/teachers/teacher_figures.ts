import { CourseStatus } from '#catalogue/terms'
import { toYuan } from '#core/money'
import { transaction } from '#core/transaction'
import { spanOf } from '#statistics/days'
import { soldLines } from '#statistics/sales/sold'
import { TaughtTypes } from '#statistics/terms'

export interface TeacherRange {
  startDate?: string
  endDate?: string
}

/** Published courses now, and of some days the paid orders with a course of this teacher and what those courses brought in. */
export async function teacherFigures(teacherId: number, { startDate, endDate }: TeacherRange) {
  return transaction(async (trx) => {
    const [courses] = await trx
      .from('courses')
      .where({ teacher_id: teacherId, course_status: CourseStatus.Published })
      .whereIn('course_type', [...TaughtTypes])
      .count('* as total')
    const [sold] = await soldLines(trx, spanOf({ from: startDate, to: endDate }))
      .join('courses', 'courses.id', 'order_items.course_id')
      .where('courses.teacher_id', teacherId)
      .countDistinct('orders.id as orders')
      .select(trx.raw('sum(order_items.amount_fen) - sum(order_items.refunded_fen) as amount'))
    return {
      courseTotal: Number(courses.total),
      orderTotal: Number(sold.orders),
      orderIncome: toYuan(Number(sold.amount ?? 0)),
    }
  })
}
