import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { Trx } from '#core/transaction'
import type { Days } from '#statistics/days'
import type { SumDifference } from '#statistics/sales/sale_totals'

/** What the kept rows of a day add up to, written anew. Under the lock of counting. */
export async function countIncome(trx: Trx, day: string): Promise<void> {
  await trx.from('income_days').where('day', day).delete()
  await trx.rawQuery(
    `insert into income_days (day, amount_fen)
     select day, sum(amount_fen) from sale_days where day = ? group by day`,
    [day]
  )
}

/** In fen; kept days without a sale have none. */
export async function incomesOf(
  client: QueryClientContract,
  table: 'income_days' | 'sale_days',
  { from, to }: Required<Days>
): Promise<Map<string, number>> {
  const rows = await client
    .from(table)
    .whereBetween('day', [from, to])
    .groupBy('day')
    .select('day')
    .sum('amount_fen as amount')
  return new Map(rows.map(({ day, amount }) => [String(day).slice(0, 10), Number(amount)]))
}

/** @returns by how much they were wrong in fen, null when they were right */
export async function mendIncomes(trx: Trx, days: Required<Days>): Promise<SumDifference | null> {
  const kept = await incomesOf(trx, 'income_days', days)
  const counted = await incomesOf(trx, 'sale_days', days)
  const all = [...new Set([...kept.keys(), ...counted.keys()])]
  const wrong = all.filter((day) => kept.get(day) !== counted.get(day))
  for (const day of wrong) await countIncome(trx, day)
  if (!wrong.length) return null
  const sumOf = (incomes: typeof kept) =>
    wrong.reduce((sum, day) => sum + (incomes.get(day) ?? 0), 0)
  return { keptFen: sumOf(kept), countedFen: sumOf(counted) }
}
