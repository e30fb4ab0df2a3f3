import db from '@adonisjs/lucid/services/db'
import { OrderStatus } from '#commerce/terms'
import { addDays, fromStored, now, toStored } from '#core/time'
import type { Trx } from '#core/transaction'
import { dayOf, spanOf } from '#statistics/days'
import { countBuyersOfDay } from '#statistics/sales/buyer_days'
import { countCopies } from '#statistics/sales/copies'
import { countFirstPayments } from '#statistics/sales/first_payments'
import { countIncome } from '#statistics/sales/incomes'
import { moveMonth } from '#statistics/sales/sale_months'
import { moveTotals } from '#statistics/sales/sale_totals'
import { countSold } from '#statistics/sales/sold'
import { countTeachers } from '#statistics/sales/teacher_days'

/** The first day that is not kept; null before the first payment. */
export async function firstDay(through: string | null): Promise<string | null> {
  if (through) return addDays(through, 1)
  const first = await db.from('orders').where('order_status', OrderStatus.Paid).min('paid_at as at').first()
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
