import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { fromStored, now, toStored } from '#core/time'
import { addDays, dayOf, isWithin, spanOf, type Days, type Span } from '#statistics/days'
import { paidOrders } from '#statistics/sales/sold'

/** No transaction that changes an order lasts longer. */
const longestMinutes = 10

export interface CountedSales {
  /** The last day whose sales are kept in `sale_days`; null before the first count. */
  through: string | null
  /** Kept days with orders that changed since they were counted. */
  changedDays: string[]
}

/** The migration made the one row; a database whose tables were emptied has it not. */
export async function ensureCountedSales(): Promise<void> {
  if (await db.from('counted_sales').first()) return
  await db.table('counted_sales').insert({ id: 1 })
}

export async function countedSales(client: QueryClientContract): Promise<CountedSales> {
  const row = await client.from('counted_sales').first()
  const through: string | null = row?.counted_through
    ? String(row.counted_through).slice(0, 10)
    : null
  if (!through) return { through: null, changedDays: [] }
  return { through, changedDays: await changedDays(client, through, row.changed_since) }
}

/**
 * Whether what these moments stand for followed the last count. False until the job has counted it, and after a process
 * of a release that does not know it has counted sales.
 */
export async function isKept(
  client: QueryClientContract,
  column: 'totals_since' | 'sums_since'
): Promise<boolean> {
  const row = await client.from('counted_sales').first()
  return Boolean(row?.[column]) && row[column] === row.changed_since
}

async function changedDays(client: QueryClientContract, through: string, since: string) {
  const rows = await paidOrders(client, spanOf({ to: through }))
    .where('orders.updated_at', '>=', changedFrom(since))
    .distinct('orders.paid_at as paidAt')
  return [...new Set(rows.map(({ paidAt }) => dayOf(fromStored(paidAt))))].sort()
}

/** Orders marked from here on may have been unknown to a count that began at that moment: they are marked by a clock that may have been put back since. */
export const changedFrom = (since: string): string =>
  toStored(DateTime.min(fromStored(since), now()).minus({ minutes: longestMinutes }))

/** Those among these days that `sale_days` does not tell, or no longer rightly. */
export function uncountedDays({ through, changedDays }: CountedSales, days: Days): Days[] {
  const changed = changedDays.filter((day) => isWithin(day, days))
  const found: Days[] = changed.map((day) => ({ from: day, to: day }))
  const next = through ? addDays(through, 1) : undefined
  const from = next && (!days.from || next > days.from) ? next : days.from
  if (!days.to || !from || from <= days.to) found.push({ from, to: days.to })
  return found
}

export const uncountedSpans = (counted: CountedSales, days: Days): Span[] =>
  uncountedDays(counted, days).map(spanOf)
