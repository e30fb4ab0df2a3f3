import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { Days } from '#statistics/days'
import { countedSales, uncountedSpans } from '#statistics/sales/counted_sales'
import { totalsWithout } from '#statistics/sales/sale_totals'
import { countSold } from '#statistics/sales/sold'

export interface SaleFigures {
  copies: number
  amountFen: number
}

/** The key 0 is freight. Call it in a transaction, so that kept days and counted ones see one state. */
export async function saleFigures(
  client: QueryClientContract,
  days: Days,
  channelId?: number
): Promise<Map<number, SaleFigures>> {
  const counted = await countedSales(client)
  const figures = new Map<number, SaleFigures>()
  const add = (courseId: number, copies: number, amountFen: number) => {
    // All of it was given back.
    if (!copies && !amountFen) return
    const sum = figures.get(courseId) ?? { copies: 0, amountFen: 0 }
    figures.set(courseId, {
      copies: sum.copies + copies,
      amountFen: sum.amountFen + amountFen,
    })
  }

  const isEver = !days.from && !days.to && channelId === undefined
  if (counted.through && isEver) {
    for (const row of await totalsWithout(client, counted.changedDays))
      add(row.courseId, row.copies, row.amountFen)
  } else if (counted.through) {
    const kept = keptDays(client, days, counted.changedDays)
      .groupBy('course_id')
      .select('course_id as courseId')
      .sum('copies as copies')
      .sum('amount_fen as amount')
    if (channelId !== undefined) kept.where('channel_id', channelId)
    for (const row of await kept) add(row.courseId, Number(row.copies), Number(row.amount))
  }
  for (const span of uncountedSpans(counted, days)) {
    for (const row of await countSold(client, span)) {
      if (channelId !== undefined && row.channelId !== channelId) continue
      add(row.courseId, row.copies, row.amountFen)
    }
  }
  return figures
}

/** Kept rows of some days, without those that have to be counted again. */
export function keptDays(client: QueryClientContract, { from, to }: Days, changed: string[]) {
  const query = client.from('sale_days').whereNotIn('day', changed)
  if (from) query.where('day', '>=', from)
  if (to) query.where('day', '<=', to)
  return query
}

export function sumOfFigures(figures: Iterable<SaleFigures>): SaleFigures {
  let [copies, amountFen] = [0, 0]
  for (const one of figures) {
    copies += one.copies
    amountFen += one.amountFen
  }
  return { copies, amountFen }
}
