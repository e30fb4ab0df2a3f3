import { countLate } from '#core/http/late_reads'
import { toYuan } from '#core/money'
import { addDays } from '#core/time'
import { today } from '#statistics/days'
import { incomeByDay } from '#statistics/sales/incomes'

/** Income in yuan of each of the last full days, oldest first. */
export async function incomeTrend(count: number) {
  const days = { from: addDays(today(), -count), to: addDays(today(), -1) }
  const income = await countLate((trx) => incomeByDay(trx, days))
  return Array.from({ length: count }, (_, at) => {
    const day = addDays(days.from, at)
    return { day, income: toYuan(income.get(day) ?? 0) }
  })
}
