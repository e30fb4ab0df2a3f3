import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { fromStored } from '#core/time'
import type { Trx } from '#core/transaction'
import { dayOf, isWithin, type Days } from '#statistics/days'
import { countedSales, isKept, uncountedSpans } from '#statistics/sales/counted_sales'
import { figuresOfHours, spansWithoutHours } from '#statistics/sales/hours/kept_hours'
import { keptDays } from '#statistics/sales/kept_figures'
import { sumOfFigures, saleFigures } from '#statistics/sales/sale_figures'
import { paidOrders } from '#statistics/sales/sold'

/** In fen, what the orders paid on these days brought in; the sum of their `saleFigures` without counting lines. */
export async function incomeOf(client: QueryClientContract, days: Days): Promise<number> {
  if (!(await isKept(client, 'sums_since'))) return sumOfFigures((await saleFigures(client, days)).values()).amountFen

  const counted = await countedSales(client)
  const [kept] = await keptDays(client, days, counted.changedDays, 'income_days').sum('amount_fen as amount')
  let income = Number(kept.amount ?? 0)
  income += sumOfFigures(await figuresOfHours(client, counted, days)).amountFen
  const spans = spansWithoutHours(counted, days)
  if (!spans.length) return income
  const [paid] = await paidOrders(client, spans).sum('amount_fen as amount').sum('refunded_fen as refunded')
  return income + Number(paid.amount ?? 0) - Number(paid.refunded ?? 0)
}

/** In fen; days without a sale may have none. */
export async function incomeByDay(client: QueryClientContract, days: Required<Days>): Promise<Map<string, number>> {
  const counted = await countedSales(client)
  const table = (await isKept(client, 'sums_since')) ? 'income_days' : 'sale_days'
  const income = counted.through
    ? await sumByDay(keptDays(client, days, counted.changedDays, table))
    : new Map<string, number>()

  for (const span of uncountedSpans(counted, days)) {
    const orders = await paidOrders(client, span).select('paid_at', 'amount_fen', 'refunded_fen')
    for (const order of orders) {
      const day = dayOf(fromStored(order.paid_at))
      if (!isWithin(day, days)) continue
      const amountFen = Number(order.amount_fen) - Number(order.refunded_fen)
      income.set(day, (income.get(day) ?? 0) + amountFen)
    }
  }
  return income
}

export async function sumByDay(query: ReturnType<typeof keptDays>): Promise<Map<string, number>> {
  const rows = await query.groupBy('day').select('day').sum('amount_fen as amount')
  return new Map(rows.map(({ day, amount }) => [String(day).slice(0, 10), Number(amount)]))
}

/** What the kept rows of a day add up to, written anew. Under the lock of counting. */
export async function countIncome(trx: Trx, day: string): Promise<void> {
  await trx.from('income_days').where('day', day).delete()
  await trx.rawQuery(
    `insert into income_days (day, amount_fen)
     select day, sum(amount_fen) from sale_days where day = ? group by day`,
    [day]
  )
}
