import db from '@adonisjs/lucid/services/db'
import { transaction, type Trx } from '#core/transaction'
import { countedPlaced, placedIn } from '#statistics/placed/placed_orders'
import { spanOfHour } from '#statistics/sales/hours/kept_hours'
import { endWith, hoursToCount, isNext } from '#statistics/sales/hours/next_hours'

/** Hours that are over of the first day that is not counted, each in a transaction of its own, and those that changed. */
export async function countPlacedHours(): Promise<void> {
  const { through, hours } = await countedPlaced(db.connection())
  if (!through) return
  if (!hours) await transaction(forgetPlacedHours)
  for (const hour of hoursToCount(through, hours)) await transaction((trx) => countPlacedHour(trx, through, hour))
}

/** With the day that takes their place. */
export async function forgetPlacedHours(trx: Trx): Promise<void> {
  await trx.from('counted_sales').forUpdate().first()
  await trx.from('placed_hours').delete()
  await trx.from('counted_sales').update({ placed_hours_through: null })
}

async function countPlacedHour(trx: Trx, through: string, hour: string): Promise<void> {
  const counted = await trx.from('counted_sales').forUpdate().firstOrFail()
  const { placed_through: days, placed_hours_through: hoursThrough } = counted
  if (!isNext(hour, through, { through: days, hoursThrough })) return
  await trx.from('placed_hours').where('hour', hour).delete()
  const rows = (await placedIn(trx, spanOfHour(hour), 'all')).map((row) => ({
    hour,
    course_id: row.courseId,
    placed: row.placed,
    paid: row.paid,
  }))
  for (let at = 0; at < rows.length; at += 200) await trx.table('placed_hours').multiInsert(rows.slice(at, at + 200))
  await trx.from('counted_sales').update({ placed_hours_through: endWith(hour, hoursThrough) })
}
