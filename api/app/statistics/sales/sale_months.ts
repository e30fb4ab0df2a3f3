import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { transaction, type Trx } from '#core/transaction'
import { addDays } from '#core/time'
import { monthOf, nextMonth, type Days } from '#statistics/days'
import { countIncome, sumByDay } from '#statistics/sales/incomes'
import { keptDays } from '#statistics/sales/kept_figures'
import type { SumDifference } from '#statistics/sales/sale_totals'
import { moveSums } from '#statistics/sales/move_sums'

export const moveMonth = (trx: Trx, day: string, sign: '+' | '-'): Promise<void> =>
  moveSums(trx, { table: 'sale_months', keys: ['course_id', 'channel_id'], month: monthOf(day) }, day, sign)

/** Makes the sums of each month, and the incomes of its days, those of the kept days again. @returns months that were wrong */
export async function mendMonths(): Promise<(SumDifference & { month: string })[]> {
  const days = await db.from('sale_days').min('day as first').max('day as last').first()
  const kept = await db.from('sale_months').distinct('month')
  const months = new Set(kept.map(({ month }) => String(month).slice(0, 10)))
  if (days?.first) {
    const [first, last] = [days.first, days.last].map((day) => String(day).slice(0, 10))
    for (let month = monthOf(first); month <= last; month = nextMonth(month)) months.add(month)
  }
  const found: (SumDifference & { month: string })[] = []
  for (const month of months) {
    const wrong = await transaction((trx) => mendMonth(trx, month))
    if (wrong) found.push({ month, ...wrong })
  }
  return found
}

async function mendMonth(trx: Trx, month: string): Promise<SumDifference | null> {
  await trx.from('counted_sales').forUpdate().first()
  const wrongIncome = await mendIncomes(trx, { from: month, to: addDays(nextMonth(month), -1) })
  const keptRows = trx.from('sale_months').where('month', month)
  const [kept, counted] = [await sumsOf(keptRows), await sumsOf(daysOf(trx, month))]
  const asText = (sums: Sum[]) =>
    sums
      .map((sum) => Object.values(sum).join())
      .sort()
      .join(';')
  if (asText(kept.filter(isAnything)) === asText(counted.filter(isAnything))) return wrongIncome

  await trx.from('sale_months').where('month', month).delete()
  await trx.rawQuery(
    `insert into sale_months (month, course_id, channel_id, copies, amount_fen)
     select ?, course_id, channel_id, sum(copies), sum(amount_fen) from sale_days
     where day >= ? and day < ? group by course_id, channel_id`,
    [month, month, nextMonth(month)]
  )
  const fen = (sums: Sum[]) => sums.reduce((sum, { amountFen }) => sum + amountFen, 0)
  return { keptFen: fen(kept), countedFen: fen(counted) }
}

async function mendIncomes(trx: Trx, days: Required<Days>): Promise<SumDifference | null> {
  const kept = await sumByDay(keptDays(trx, days, [], 'income_days'))
  const counted = await sumByDay(keptDays(trx, days, []))
  const all = [...new Set([...kept.keys(), ...counted.keys()])]
  const wrong = all.filter((day) => kept.get(day) !== counted.get(day))
  for (const day of wrong) await countIncome(trx, day)
  if (!wrong.length) return null
  const sumOf = (incomes: typeof kept) => wrong.reduce((sum, day) => sum + (incomes.get(day) ?? 0), 0)
  return { keptFen: sumOf(kept), countedFen: sumOf(counted) }
}

interface Sum {
  courseId: number
  channelId: number
  copies: number
  amountFen: number
}

const isAnything = ({ copies, amountFen }: Sum) => copies !== 0 || amountFen !== 0

const daysOf = (client: QueryClientContract, month: string) =>
  client.from('sale_days').where('day', '>=', month).where('day', '<', nextMonth(month))

async function sumsOf(query: ReturnType<typeof daysOf>): Promise<Sum[]> {
  const rows = await query
    .groupBy('course_id', 'channel_id')
    .select('course_id', 'channel_id')
    .sum('copies as copies')
    .sum('amount_fen as amount')
  return rows.map((row) => ({
    courseId: Number(row.course_id),
    channelId: Number(row.channel_id),
    copies: Number(row.copies),
    amountFen: Number(row.amount),
  }))
}
