import { addDays } from '#core/time'
import db from '@adonisjs/lucid/services/db'
import { transaction, type Trx } from '#core/transaction'
import { countedSales, type KeptHours } from '#statistics/sales/counted_sales'
import { countFirstPayments } from '#statistics/sales/first_payments'
import { spanOfHour } from '#statistics/sales/hours/kept_hours'
import { endWith, hoursToCount, isNext } from '#statistics/sales/hours/next_hours'
import { countTeachersOfHour, forgetTeacherHours } from '#statistics/sales/hours/teacher_hours'
import { countSold } from '#statistics/sales/sold'
import { movedCourses } from '#statistics/sales/teacher_days'

/** Hours that are over of the first day that is not counted, each in a transaction of its own, and those that changed. */
export async function countHours(): Promise<void> {
  const client = db.connection()
  const { through, hours } = await countedSales(client)
  if (!through) return
  const { hours: ofTeachers } = await countedSales(client, 'teacher_hours')
  const kept = (await movedCourses(client)).length ? null : ofBoth(hours, ofTeachers)
  if (!kept) await transaction(forgetHours)
  for (const hour of hoursToCount(through, kept)) await transaction((trx) => countHour(trx, through, hour))
}

function ofBoth(one: KeptHours | null, other: KeptHours | null): KeptHours | null {
  return one && other && (one.until < other.until ? one : other)
}

/** With the day that takes their place. */
export async function forgetHours(trx: Trx): Promise<void> {
  await trx.from('counted_sales').forUpdate().first()
  await trx.from('sale_hours').delete()
  await trx.from('sale_hour_totals').delete()
  await forgetTeacherHours(trx)
  await trx.from('counted_sales').update({ hours_through: null, teacher_hours_through: null })
}

async function countHour(trx: Trx, through: string, hour: string): Promise<void> {
  const counted = await trx.from('counted_sales').forUpdate().firstOrFail()
  const ends = [counted.hours_through, counted.teacher_hours_through]
  const isDue = ends.every((hoursThrough) => isNext(hour, through, { through: counted.counted_through, hoursThrough }))
  if (!isDue) return
  await trx.from('sale_hours').where('hour', hour).delete()
  const rows = await rowsOfHour(trx, hour)
  for (let at = 0; at < rows.length; at += 200) await trx.table('sale_hours').multiInsert(rows.slice(at, at + 200))
  await trx.from('sale_hour_totals').delete()
  await trx.rawQuery(
    `insert into sale_hour_totals (course_id, copies, amount_fen, order_count)
     select course_id, sum(copies), sum(amount_fen), sum(order_count) from sale_hours group by course_id`
  )
  await countFirstPayments(trx, addDays(through, 1), spanOfHour(hour))
  await countTeachersOfHour(trx, hour)
  await trx
    .from('counted_sales')
    .update({
      hours_through: endWith(hour, counted.hours_through),
      teacher_hours_through: endWith(hour, counted.teacher_hours_through),
    })
}

async function rowsOfHour(trx: Trx, hour: string) {
  const byCourse = Map.groupBy(await countSold(trx, spanOfHour(hour)), ({ courseId }) => courseId)
  return [...byCourse].map(([courseId, rows]) => ({
    hour,
    course_id: courseId,
    copies: rows.reduce((sum, { copies }) => sum + copies, 0),
    amount_fen: rows.reduce((sum, { amountFen }) => sum + amountFen, 0),
    order_count: rows.reduce((sum, { orderCount }) => sum + orderCount, 0),
  }))
}
