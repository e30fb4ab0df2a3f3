import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { Trx } from '#core/transaction'
import { spanOf, type Span } from '#statistics/days'
import { soldLines } from '#statistics/sales/sold'

export interface TeacherDay {
  teacherId: number
  orderCount: number
  amountFen: number
}

/** Kept rows of a day, written anew; which course is whose is as `counted_courses` says. Under the lock of counting. */
export async function countTeachers(trx: Trx, day: string): Promise<void> {
  await trx.from('teacher_days').where('day', day).delete()
  const rows = await teachersOfDay(trx, day)
  for (let at = 0; at < rows.length; at += 200) {
    await trx
      .table('teacher_days')
      .multiInsert(
        rows
          .slice(at, at + 200)
          .map((row) => ({ day, teacher_id: row.teacherId, order_count: row.orderCount, amount_fen: row.amountFen }))
      )
  }
}

export const teachersOfDay = (client: QueryClientContract, day: string): Promise<TeacherDay[]> =>
  teachersIn(client, spanOf({ from: day, to: day }), 'teacher_id')

/** An order counts once, with however many courses of the teacher. */
export async function teachersIn(
  client: QueryClientContract,
  span: Span,
  counted: 'teacher_id' | 'hours_teacher_id'
): Promise<TeacherDay[]> {
  const teacher = `counted_courses.${counted}`
  const rows = await soldLines(client, span)
    .join('counted_courses', 'counted_courses.course_id', 'order_items.course_id')
    .where(teacher, '>', 0)
    .groupBy(teacher)
    .select(`${teacher} as teacherId`)
    .countDistinct('orders.id as orders')
    .select(client.raw('sum(order_items.amount_fen) - sum(order_items.refunded_fen) as amount'))
  return rows.map(toDay)
}

export async function keptTeachers(trx: Trx, day: string): Promise<TeacherDay[]> {
  const rows = await trx
    .from('teacher_days')
    .where('day', day)
    .select('teacher_id as teacherId', 'order_count as orders', 'amount_fen as amount')
  return rows.map(toDay)
}

/** From the orders, by the teacher that a course has now. */
export async function countTeacher(
  client: QueryClientContract,
  teacherId: number,
  span: Span | Span[]
): Promise<TeacherDay> {
  const courses = await client.from('courses').where('teacher_id', teacherId).select('id')
  const [row] = await soldLines(client, span)
    .whereIn(
      'order_items.course_id',
      courses.map(({ id }) => id)
    )
    .countDistinct('orders.id as orders')
    .select(client.raw('sum(order_items.amount_fen) - sum(order_items.refunded_fen) as amount'))
  return toDay({ ...row, teacherId })
}

const toDay = (row: Record<string, number | null>): TeacherDay => ({
  teacherId: Number(row.teacherId),
  orderCount: Number(row.orders),
  amountFen: Number(row.amount ?? 0),
})

/** When a course has another teacher, the days on which it sold are counted anew for both. */
export async function recountTeachers(trx: Trx): Promise<void> {
  await trx.from('counted_sales').forUpdate().first()
  const moved = await movedCourses(trx)
  for (const { courseId, teacherId } of moved) {
    await trx.from('counted_courses').where('course_id', courseId).update({ teacher_id: teacherId })
  }
  // Days of before teachers were kept are counted as a whole (`uncountedOrders`).
  const known = moved.filter(({ counted, teacherId }) => counted !== null && Number(counted) !== Number(teacherId))
  if (!known.length) return
  const days = await trx
    .from('sale_days')
    .whereIn(
      'course_id',
      known.map(({ courseId }) => courseId)
    )
    .distinct('day')
  for (const { day } of days) await countTeachers(trx, String(day).slice(0, 10))
}

interface MovedCourse {
  courseId: number
  teacherId: number
  counted: number | null
  hoursCounted: number | null
}

/** Courses that were counted under another teacher than they have now, in days or in hours; 0 is none. */
export async function movedCourses(client: QueryClientContract): Promise<MovedCourse[]> {
  return client
    .from('counted_courses')
    .join('courses', 'courses.id', 'counted_courses.course_id')
    .whereRaw(
      `(coalesce(courses.teacher_id, 0) <> coalesce(counted_courses.teacher_id, -1)
        or coalesce(courses.teacher_id, 0) <> counted_courses.hours_teacher_id)`
    )
    .select('courses.id as courseId', 'counted_courses.teacher_id as counted')
    .select('counted_courses.hours_teacher_id as hoursCounted')
    .select(client.raw('coalesce(courses.teacher_id, 0) as teacherId'))
}
