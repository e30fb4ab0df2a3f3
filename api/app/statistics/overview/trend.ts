import { countLate } from '#core/connections/late_reads'
import { toYuan } from '#core/money'
import { fromStored } from '#core/time'
import type { Trx } from '#core/transaction'
import { addDays, dayOf, isWithin, today, type Days } from '#statistics/days'
import { countedSales, isKept, uncountedSpans } from '#statistics/sales/counted_sales'
import { incomesOf } from '#statistics/sales/income_days'
import { paidOrders } from '#statistics/sales/sold'

/** Income in yuan of each of the last full days, oldest first. */
export async function incomeTrend(count: number) {
  const days = { from: addDays(today(), -count), to: addDays(today(), -1) }
  const income = await countLate((trx) => incomeByDay(trx, days))
  return Array.from({ length: count }, (_, at) => {
    const day = addDays(days.from, at)
    return { day, income: toYuan(income.get(day) ?? 0) }
  })
}

async function incomeByDay(trx: Trx, days: Required<Days>): Promise<Map<string, number>> {
  const counted = await countedSales(trx)
  const table = (await isKept(trx, 'sums_since')) ? 'income_days' : 'sale_days'
  const income = counted.through ? await incomesOf(trx, table, days) : new Map<string, number>()
  for (const day of counted.changedDays) income.delete(day)

  for (const span of uncountedSpans(counted, days)) {
    const orders = await paidOrders(trx, span).select('paid_at', 'amount_fen', 'refunded_fen')
    for (const order of orders) {
      const day = dayOf(fromStored(order.paid_at))
      if (!isWithin(day, days)) continue
      const amountFen = Number(order.amount_fen) - Number(order.refunded_fen)
      income.set(day, (income.get(day) ?? 0) + amountFen)
    }
  }
  return income
}
