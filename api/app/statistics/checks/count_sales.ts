import db from '@adonisjs/lucid/services/db'
import { addDays, now, toStored } from '#core/time'
import { transaction } from '#core/transaction'
import { today } from '#statistics/days'
import { recountYesterday } from '#statistics/sales/buyer_days'
import { mendBuyerTotals } from '#statistics/sales/buyer_totals'
import { recountCopies } from '#statistics/sales/copies'
import { countDay, firstDay, eachDay } from '#statistics/sales/count_day'
import { countedSales, ensureCountedSales, isKept } from '#statistics/sales/counted_sales'
import { recountSubjects } from '#statistics/sales/first_payments'
import { countHours, forgetHours } from '#statistics/sales/hours/count_hours'
import { mendMonths } from '#statistics/sales/sale_months'
import { recountTeachers } from '#statistics/sales/teacher_days'
import { daysWithoutOrders, hasUncountedOrders } from '#statistics/sales/uncounted_orders'
import { noteCandidates } from '#statistics/statements/note_candidates'

/** One day is one transaction, so it may be stopped anywhere; figures are right before, between and after. */
export async function countSales(): Promise<number> {
  const since = toStored(now())
  await ensureCountedSales()
  await keepTotals()
  await transaction(recountSubjects)
  await transaction(recountTeachers)
  const { through, changedDays } = await countedSales(db.connection())
  const stale = new Set([...changedDays, ...(await daysBeforeOrders(through))])
  for (const day of stale) await transaction((trx) => countDay(trx, day))

  let days = stale.size
  const first = await firstDay(through)
  for (const day of first ? eachDay(first, addDays(today(), -1)) : []) {
    days++
    await transaction(async (trx) => {
      await countDay(trx, day)
      await forgetHours(trx)
      await trx.from('counted_sales').update({
        counted_through: day,
        // A day that is counted for the first time has seen every change until now.
        ...(through ? {} : { changed_since: since }),
      })
    })
  }
  await countHours()
  await db
    .from('counted_sales')
    .whereNotNull('counted_through')
    .update({
      changed_since: since,
      totals_since: since,
      sums_since: since,
      hours_since: since,
      teacher_hours_since: since,
    })
  await noteCandidates(since)
  return days
}

const keptTables = [
  'sale_days',
  'sale_totals',
  'sale_months',
  'income_days',
  'teacher_days',
  'buyers',
  'buyer_totals',
  'buyer_days',
  'counted_courses',
  'statement_candidates',
]

/** Everything counted anew, as the first time. */
export async function rebuildSales(): Promise<number> {
  await ensureCountedSales()
  await transaction(async (trx) => {
    await trx.from('counted_sales').forUpdate().first()
    await trx.from('counted_sales').update({ counted_through: null, changed_since: null, totals_since: null })
    await trx.from('counted_sales').update({ sums_since: null, candidates_since: null })
    await forgetHours(trx)
    for (const table of keptTables) await trx.from(table).delete()
  })
  return countSales()
}

/** Sums are moved with their rows; after a release that did not they are counted once. */
async function keepTotals(): Promise<void> {
  const client = db.connection()
  if (!(await isKept(client, 'sums_since'))) await mendMonths()
  if (!(await isKept(client, 'hours_since'))) await transaction(recountYesterday)
  if (await isKept(client, 'totals_since')) return
  const { through } = await countedSales(client)
  if (through) await recountCopies(through)
  await mendBuyerTotals()
}

async function daysBeforeOrders(through: string | null): Promise<string[]> {
  const client = db.connection()
  const first = await firstDay(null)
  if (!through || !first || !(await hasUncountedOrders(client))) return []
  return daysWithoutOrders(client, eachDay(first, through))
}
