import { CourseStatus } from '#catalogue/terms'
import { readSnapshotFromReplica } from '#core/http/replica_reads'
import { toYuan } from '#core/money'
import { partSums } from '#statistics/sales/sale_sums'
import { TaughtTypes } from '#statistics/terms'

export interface TeacherRange {
  startDate?: string
  endDate?: string
}

/** The teacher's published courses now, and for a range of days the paid orders with these courses and their income. */
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
