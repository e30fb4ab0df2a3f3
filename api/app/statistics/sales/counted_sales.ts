import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { DateTime } from 'luxon'
import { addDays, fromStored, now, toStored } from '#core/time'
import { dayOf, isWithin, spanOf, type Days, type Span } from '#statistics/days'
import { paidOrders } from '#statistics/sales/sold'

/** No transaction that changes an order lasts longer. */
const longestMinutes = 10

export interface CountedDays {
  /** The last day that is kept; null before the first count. */
  through: string | null
  /** Kept days with orders that changed since they were counted. */
  changedDays: string[]
}

/** And the kept hours of the day after. */
export interface CountedHours extends CountedDays {
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

/** What `sale_days` holds, and `sale_hours` or `teacher_hours` of the day after. */
export async function countedSales(
  client: QueryClientContract,
  hoursOf: 'hours' | 'teacher_hours' = 'hours'
): Promise<CountedHours> {
  const row = await client.from('counted_sales').first()
  const moments = {
    through: row?.counted_through,
    since: row?.changed_since,
    hoursThrough: row?.[`${hoursOf}_through`],
    hoursSince: row?.[`${hoursOf}_since`],
  }
  return countedHours(moments, (until) => paidOrders(client, { from: null, until }).distinct('orders.paid_at as at'))
}

interface Moments {
  through?: string | null
  since: string
  hoursThrough: string | null
  hoursSince: string | null
}

/** @param timesBefore the times of orders before a moment, as `at` */
export async function countedHours(
  { through: kept, since, hoursThrough, hoursSince }: Moments,
  timesBefore: (until: string) => DatabaseQueryBuilderContract
): Promise<CountedHours> {
  if (!kept) return { through: null, changedDays: [], hours: null }
  const through = String(kept).slice(0, 10)
  const dayEnd = spanOf({ to: through }).until!
  const until = hoursThrough && hoursSince === since ? momentOf(hoursThrough) : dayEnd
  const hasHours = until > dayEnd
  const rows = await timesBefore(hasHours ? until : dayEnd).where('orders.updated_at', '>=', changedFrom(since))
  const changed = rows.map(({ at }) => fromStored(at))
  const isOfDay = (time: DateTime) => dayOf(time) <= through
  return {
    through,
    changedDays: [...new Set(changed.filter(isOfDay).map(dayOf))].sort(),
    hours: hasHours ? { until, changed: hoursOf(changed.filter((at) => !isOfDay(at))) } : null,
  }
}

/** As stored, whatever the engine answers. */
export const momentOf = (answered: string): string => toStored(fromStored(answered))

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

export const uncountedSpans = (counted: CountedDays, days: Days): Span[] => uncountedDays(counted, days).map(spanOf)
