import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { Trx } from '#core/transaction'
import { moveSums } from '#statistics/sales/move_sums'

export const moveTotals = (trx: Trx, day: string, sign: '+' | '-'): Promise<void> =>
  moveSums(trx, { table: 'sale_totals', keys: ['course_id'] }, day, sign)

/** In fen. */
export interface SumDifference {
  keptFen: number
  countedFen: number
}

interface Total {
  courseId: number
  copies: number
  amountFen: number
}

/** All kept days but these. */
export async function totalsWithout(client: QueryClientContract, changedDays: string[]): Promise<Total[]> {
  const totals = await client.from('sale_totals')
  const changed = await sumOfDays(client).whereIn('day', changedDays)
  const away = new Map(changed.map((row) => [Number(row.courseId), row]))
  return totals.map((row) => {
    const less = away.get(Number(row.course_id))
    return {
      courseId: Number(row.course_id),
      copies: Number(row.copies) - Number(less?.copies ?? 0),
      amountFen: Number(row.amount_fen) - Number(less?.amount ?? 0),
    }
  })
}

/** Makes the totals the sum of the days again. @returns by how much they were wrong in fen, null when they were right */
export async function mendTotals(trx: Trx): Promise<SumDifference | null> {
  await trx.from('counted_sales').forUpdate().first()
  const kept = await totalsWithout(trx, [])
  const counted = new Map(
    (await sumOfDays(trx)).map((row) => [Number(row.courseId), `${Number(row.copies)} ${Number(row.amount)}`])
  )
  const isWrong = ({ courseId, copies, amountFen }: Total) =>
    `${copies} ${amountFen}` !== (counted.get(courseId) ?? '0 0')
  const known = new Set(kept.map(({ courseId }) => courseId))
  const isComplete = [...counted.keys()].every((courseId) => known.has(courseId))
  if (isComplete && !kept.some(isWrong)) return null

  await trx.from('sale_totals').delete()
  await trx.rawQuery(
    `insert into sale_totals (course_id, copies, amount_fen)
     select course_id, sum(copies), sum(amount_fen) from sale_days group by course_id`
  )
  const keptFen = kept.reduce((sum, { amountFen }) => sum + amountFen, 0)
  const now = await totalsWithout(trx, [])
  return { keptFen, countedFen: now.reduce((sum, { amountFen }) => sum + amountFen, 0) }
}

function sumOfDays(client: QueryClientContract) {
  return client
    .from('sale_days')
    .groupBy('course_id')
    .select('course_id as courseId')
    .sum('copies as copies')
    .sum('amount_fen as amount')
}
