import { CourseStatus } from '#catalogue/terms'
import { readSnapshotFromReplica } from '#core/http/replica_reads'
import { toYuan } from '#core/money'
import { partSums } from '#statistics/sales/sale_sums'
import { TaughtTypes } from '#statistics/terms'

export interface TeacherRange {
  startDate?: string
  endDate?: string
}

/** Published courses now, and of some days the paid orders with a course of this teacher and what those courses brought in. */
export async function teacherStats(teacherId: number, { startDate, endDate }: TeacherRange) {
  return readSnapshotFromReplica(async (trx) => {
    const [courses] = await trx
      .from('courses')
      .where({ teacher_id: teacherId, course_status: CourseStatus.Published })
      .whereIn('course_type', [...TaughtTypes])
      .count('* as total')
    const { orders, amountFen } = await partSums(trx, { from: startDate, to: endDate }, `teacher:${teacherId}`)
    return { courseTotal: courses.total as number, orderTotal: orders, orderIncome: toYuan(amountFen) }
  })
}
