import type { Trx } from '#core/transaction'
import { spanOfHour } from '#statistics/sales/hours/kept_hours'
import { teachersIn } from '#statistics/sales/teacher_days'

/** After the rows of the hour itself. A course stays with the teacher under whom an hour counted it first. */
export async function countTeachersOfHour(trx: Trx, hour: string): Promise<void> {
  await trx
    .from('counted_courses')
    .whereNull('hours_teacher_id')
    .whereIn('course_id', trx.from('sale_hours').where('hour', hour).select('course_id'))
    .update({ hours_teacher_id: trx.raw('teacher_id') })
  await trx.from('teacher_hours').where('hour', hour).delete()
  const rows = await teachersIn(trx, spanOfHour(hour), 'hours_teacher_id')
  for (let at = 0; at < rows.length; at += 200) {
    await trx
      .table('teacher_hours')
      .multiInsert(
        rows
          .slice(at, at + 200)
          .map((row) => ({ hour, teacher_id: row.teacherId, order_count: row.orderCount, amount_fen: row.amountFen }))
      )
  }
}

export async function forgetTeacherHours(trx: Trx): Promise<void> {
  await trx.from('teacher_hours').delete()
  await trx.from('counted_courses').whereNotNull('hours_teacher_id').update({ hours_teacher_id: null })
}
