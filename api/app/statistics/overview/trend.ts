import { readSnapshotFromReplica } from '#core/http/replica_reads'
import { toYuan } from '#core/money'
import { addDays } from '#core/time'
import { today } from '#statistics/date_ranges'
import { countedDays, countedThrough, allSums } from '#statistics/sales/sale_sums'

/** Income in yuan of each of the last full days, oldest first. */
export async function incomeTrend(count: number) {
  const days = Array.from({ length: count }, (_, at) => addDays(today(), at - count))
  return readSnapshotFromReplica(async (trx) => {
    const through = (await countedThrough(trx)) ?? ''
    const rows = await countedDays(trx).where('scope', 'all').where('day', '>=', days[0]).select('day', 'amount_fen')
    const income = new Map<string, number>(rows.map((row) => [String(row.day).slice(0, 10), row.amount_fen]))
    for (const day of days.filter((one) => one > through))
      income.set(day, (await allSums(trx, { from: day, to: day })).amountFen)
    return days.map((day) => ({ day, income: toYuan(income.get(day) ?? 0) }))
  })
}
