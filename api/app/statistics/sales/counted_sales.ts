import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { fromStored, now, toStored } from '#core/time'
import { addDays, dayOf, isWithin, spanOf, type Days, type Span } from '#statistics/days'
import { paidOrders } from '#statistics/sales/sold'

/** No transaction that changes an order lasts longer. */
const longestMinutes = 10

export interface CountedDays {
  /** The last day that is kept; null before the first count. */
  through: string | null
  /** Kept days with orders that changed since they were counted. */
  changedDays: string[]
}

/** What `sale_days` holds, and `sale_hours` of the day after. */
export interface CountedSales extends CountedDays {
  hours: KeptHours | null
}

/** Moments as stored: the end of the last kept hour, and the beginnings of those with orders that changed since. */
export interface KeptHours {
  until: string
  changed: string[]
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
  if (!through) return { through: null, changedDays: [], hours: null }
  const dayEnd = spanOf({ to: through }).until!
  const until = keptUntil(row)
  const hasHours = until !== null && until > dayEnd
  const changed = await changedPayments(client, hasHours ? until : dayEnd, row.changed_since)
  const isOfDay = (paidAt: DateTime) => dayOf(paidAt) <= through
  return {
    through,
    changedDays: [...new Set(changed.filter(isOfDay).map(dayOf))].sort(),
    hours: hasHours ? { until, changed: hoursOf(changed.filter((at) => !isOfDay(at))) } : null,
  }
}

function keptUntil(row: Record<string, string | null>): string | null {
  if (!row.hours_through || row.hours_since !== row.changed_since) return null
  return toStored(fromStored(row.hours_through))
}

function hoursOf(times: DateTime[]): string[] {
  return [...new Set(times.map((time) => toStored(time.startOf('hour'))))].sort()
}

/**
 * Whether what these moments stand for followed the last count. False until the job has counted it, and after a process
 * of a release that does not know it has counted sales.
 */
export async function isKept(
  client: QueryClientContract,
  column: 'totals_since' | 'sums_since' | 'hours_since'
): Promise<boolean> {
  const row = await client.from('counted_sales').first()
  return Boolean(row?.[column]) && row[column] === row.changed_since
}

async function changedPayments(client: QueryClientContract, until: string, since: string) {
  const rows = await paidOrders(client, { from: null, until })
    .where('orders.updated_at', '>=', changedFrom(since))
    .distinct('orders.paid_at as paidAt')
  return rows.map(({ paidAt }) => fromStored(paidAt))
}

/** Orders marked from here on may have been unknown to a count that began at that moment: they are marked by a clock that may have been put back since. */
export const changedFrom = (since: string): string =>
  toStored(DateTime.min(fromStored(since), now()).minus({ minutes: longestMinutes }))

/** Those among these days that `sale_days` does not tell, or no longer rightly. */
export function uncountedDays({ through, changedDays }: CountedDays, days: Days): Days[] {
  const changed = changedDays.filter((day) => isWithin(day, days))
  const found: Days[] = changed.map((day) => ({ from: day, to: day }))
  const next = through ? addDays(through, 1) : undefined
  const from = next && (!days.from || next > days.from) ? next : days.from
  if (!days.to || !from || from <= days.to) found.push({ from, to: days.to })
  return found
}

export const uncountedSpans = (counted: CountedDays, days: Days): Span[] =>
  uncountedDays(counted, days).map(spanOf)
