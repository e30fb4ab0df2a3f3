import db from '@adonisjs/lucid/services/db'
import { fromStored, now, toStored } from '#core/time'
import { transaction, type Trx } from '#core/transaction'
import { addDays, spanOf } from '#statistics/days'
import { countedSales, isKept } from '#statistics/sales/counted_sales'
import { countFirstPayments } from '#statistics/sales/first_payments'
import { spanOfHour } from '#statistics/sales/hours/kept_hours'
import { countSold } from '#statistics/sales/sold'

/** Hours that are over of the first day that is not counted, each in a transaction of its own, and those that changed. */
export async function countHours(): Promise<void> {
  const client = db.connection()
  if (!(await isKept(client, 'hours_since'))) await transaction(forgetHours)
  const { through, hours } = await countedSales(client)
  if (!through) return
  const day = addDays(through, 1)
  const ofDay = spanOf({ from: day, to: day })
  const changed = hours?.changed ?? []
  for (const hour of [...changed, ...hoursOver(hours?.until ?? ofDay.from!, ofDay.until!)])
    await transaction((trx) => countHour(trx, through, hour))
}

/** With the day that takes their place. */
export async function forgetHours(trx: Trx): Promise<void> {
  await trx.from('counted_sales').forUpdate().first()
  await trx.from('sale_hours').delete()
  await trx.from('sale_hour_totals').delete()
  await trx.from('counted_sales').update({ hours_through: null })
}

function* hoursOver(first: string, end: string): Generator<string> {
  const last = [toStored(now()), end].sort()[0]
  for (let hour = first; spanOfHour(hour).until <= last; hour = spanOfHour(hour).until) yield hour
}

async function countHour(trx: Trx, through: string, hour: string): Promise<void> {
  const counted = await trx.from('counted_sales').forUpdate().firstOrFail()
  // Another process has counted the day meanwhile.
  if (String(counted.counted_through).slice(0, 10) !== through) return
  const span = spanOfHour(hour)
  await trx.from('sale_hours').where('hour', hour).delete()
  const rows = await rowsOfHour(trx, hour)
  for (let at = 0; at < rows.length; at += 200)
    await trx.table('sale_hours').multiInsert(rows.slice(at, at + 200))
  await trx.from('sale_hour_totals').delete()
  await trx.rawQuery(
    `insert into sale_hour_totals (course_id, copies, amount_fen, order_count)
     select course_id, sum(copies), sum(amount_fen), sum(order_count) from sale_hours group by course_id`
  )
  await countFirstPayments(trx, addDays(through, 1), span)
  const known = counted.hours_through && toStored(fromStored(counted.hours_through))
  if (!known || known < span.until)
    await trx.from('counted_sales').update({ hours_through: span.until })
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
