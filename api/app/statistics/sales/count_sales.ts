import db from '@adonisjs/lucid/services/db'
import { OrderStatus } from '#commerce/terms'
import { addDays, fromStored, now, toStored } from '#core/time'
import { transaction, type Trx } from '#core/transaction'
import { dayOf, spanOf, today } from '#statistics/days'
import { countBuyersOfDay, recountYesterday } from '#statistics/sales/buyer_days'
import { mendBuyerTotals } from '#statistics/sales/buyer_totals'
import { countCopies, recountCopies } from '#statistics/sales/copies'
import { countedSales, ensureCountedSales, isKept } from '#statistics/sales/counted_sales'
import { countFirstPayments, recountSubjects } from '#statistics/sales/first_payments'
import { countHours, forgetHours } from '#statistics/sales/hours/count_hours'
import { countIncome } from '#statistics/sales/incomes'
import { mendMonths, moveMonth } from '#statistics/sales/sale_months'
import { moveTotals } from '#statistics/sales/sale_totals'
import { countSold } from '#statistics/sales/sold'
import { countTeachers, recountTeachers } from '#statistics/sales/teacher_days'
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
      ...{ changed_since: since, totals_since: since },
      ...{ sums_since: since, hours_since: since, teacher_hours_since: since },
    })
  await noteCandidates(since)
  return days
}

const keptTables = [
  ...['sale_days', 'sale_totals', 'sale_months', 'income_days', 'teacher_days'],
  ...['buyers', 'buyer_totals', 'buyer_days'],
  ...['counted_courses', 'statement_candidates'],
]

/** Everything counted anew, as the first time. */
export async function rebuildSales(): Promise<number> {
  await ensureCountedSales()
  await transaction(async (trx) => {
    await trx.from('counted_sales').forUpdate().first()
    await trx
      .from('counted_sales')
      .update({ counted_through: null, changed_since: null, totals_since: null })
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

/** The first day that is not kept; null before the first payment. */
export async function firstDay(through: string | null): Promise<string | null> {
  if (through) return addDays(through, 1)
  const first = await db
    .from('orders')
    .where('order_status', OrderStatus.Paid)
    .min('paid_at as at')
    .first()
  return first?.at ? dayOf(fromStored(first.at)) : null
}

export function* eachDay(first: string, last: string): Generator<string> {
  for (let day = first; day <= last; day = addDays(day, 1)) yield day
}

/** Two processes at once wait for each other here. */
export async function countDay(trx: Trx, day: string): Promise<void> {
  const { counted_through: kept } = await trx.from('counted_sales').forUpdate().firstOrFail()
  const through = kept && String(kept).slice(0, 10) > day ? String(kept).slice(0, 10) : day
  await moveTotals(trx, day, '-')
  await moveMonth(trx, day, '-')
  await trx.from('sale_days').where('day', day).delete()
  const createdAt = toStored(now())
  const rows = (await countSold(trx, spanOf({ from: day, to: day }))).map((row) => ({
    day,
    course_id: row.courseId,
    channel_id: row.channelId,
    copies: row.copies,
    amount_fen: row.amountFen,
    order_count: row.orderCount,
    created_at: createdAt,
  }))
  for (let at = 0; at < rows.length; at += 200) {
    await trx.table('sale_days').multiInsert(rows.slice(at, at + 200))
  }
  await moveTotals(trx, day, '+')
  await moveMonth(trx, day, '+')
  await countIncome(trx, day)
  await countFirstPayments(trx, day)
  await countBuyersOfDay(trx, day)
  await countCopies(trx, day, through)
  await countTeachers(trx, day)
}
