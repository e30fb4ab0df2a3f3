import db from '@adonisjs/lucid/services/db'
import { addDays, fromStored, now, toStored } from '#core/time'
import { transaction, type Trx } from '#core/transaction'
import { dayOf, spanOf, today } from '#statistics/days'
import { countedPlaced, placedIn, type PlacedRow } from '#statistics/placed/placed_orders'
import { countPlacedHours, forgetPlacedHours } from '#statistics/placed/count_placed_hours'
import { eachDay } from '#statistics/sales/count_day'
import { ensureCountedSales } from '#statistics/sales/counted_sales'

/** One day is one transaction, so it may be stopped anywhere; figures are right before, between and after. @returns days that were counted */
export async function countPlaced(): Promise<number> {
  const since = toStored(now())
  await ensureCountedSales()
  const { through, changedDays } = await countedPlaced(db.connection())
  for (const day of changedDays) await transaction((trx) => countPlacedDay(trx, day))

  let days = changedDays.length
  const first = through ? addDays(through, 1) : await firstPlacedDay()
  for (const day of first ? eachDay(first, addDays(today(), -1)) : []) {
    days++
    await transaction(async (trx) => {
      await countPlacedDay(trx, day)
      await forgetPlacedHours(trx)
      await trx.from('counted_sales').update({
        placed_through: day,
        // A day that is counted for the first time has seen every change until now.
        ...(through ? {} : { placed_since: since }),
      })
    })
  }
  await countPlacedHours()
  await db
    .from('counted_sales')
    .whereNotNull('placed_through')
    .update({ placed_since: since, placed_hours_since: since })
  return days
}

/** Everything counted anew, as the first time. */
export async function rebuildPlaced(): Promise<number> {
  await ensureCountedSales()
  await transaction(async (trx) => {
    await trx.from('counted_sales').forUpdate().first()
    await trx.from('counted_sales').update({ placed_through: null, placed_since: null })
    await trx.from('placed_days').delete()
    await forgetPlacedHours(trx)
  })
  return countPlaced()
}

/** The first day on which an order was placed; null before it. */
export async function firstPlacedDay(): Promise<string | null> {
  const first = await db.from('orders').min('created_at as at').first()
  return first?.at ? dayOf(fromStored(first.at)) : null
}

/** Two processes at once wait for each other here. */
export async function countPlacedDay(trx: Trx, day: string): Promise<void> {
  await trx.from('counted_sales').forUpdate().first()
  await trx.from('placed_days').where('day', day).delete()
  const rows = await placedIn(trx, spanOf({ from: day, to: day }), 'all')
  for (let at = 0; at < rows.length; at += 200) {
    await trx
      .table('placed_days')
      .multiInsert(
        rows.slice(at, at + 200).map(({ courseId, placed, paid }) => ({ day, course_id: courseId, placed, paid }))
      )
  }
}

export async function keptPlaced(trx: Trx, day: string): Promise<PlacedRow[]> {
  const rows = await trx.from('placed_days').where('day', day)
  return rows.map((row) => ({ courseId: Number(row.course_id), placed: Number(row.placed), paid: Number(row.paid) }))
}
