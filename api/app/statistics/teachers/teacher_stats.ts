import { CourseStatus } from '#catalogue/terms'
import { readSnapshotFromReplica } from '#core/http/replica_reads'
import { toYuan } from '#core/money'
import { partSums } from '#statistics/sales/sale_sums'
import type { DateRange } from '#statistics/date_ranges'
import { TaughtTypes } from '#statistics/terms'

/** The teacher's published courses now, and for a range of days the paid orders with these courses and their income. */
export async function teacherStats(teacherId: number, days: DateRange) {
  return readSnapshotFromReplica(async (trx) => {
    const [courses] = await trx
      .from('courses')
      .where({ teacher_id: teacherId, course_status: CourseStatus.Published })
      .whereIn('course_type', [...TaughtTypes])
      .count('* as total')
    const { orders, amountFen } = await partSums(trx, days, `teacher:${teacherId}`)
    return { courseTotal: courses.total as number, orderTotal: orders, orderIncome: toYuan(amountFen) }
  })
}
