import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { addDays, fromStored, toStored } from '#core/time'
import { isWithin, type Days, type Span } from '#statistics/days'
import { uncountedSpans, type CountedHours, type KeptHours } from '#statistics/sales/counted_sales'
import type { CourseFigures } from '#statistics/sales/kept_figures'

export type HourFigures = CourseFigures & { orderCount: number }

/** The kept hours, if they are of these days. */
function hoursWithin({ through, hours }: CountedHours, days: Days): KeptHours | null {
  return hours && isWithin(addDays(through!, 1), days) ? hours : null
}

/** Rows of kept hours that did not change since, if they are of these days. */
export function keptHours(
  client: QueryClientContract,
  table: 'teacher_hours' | 'placed_hours',
  counted: CountedHours,
  days: Days
) {
  const hours = hoursWithin(counted, days)
  return hours && client.from(table).whereNotIn('hour', hours.changed)
}

/** Of all kept hours that did not change since, by course; several rows of a course add up. */
export async function figuresOfHours(
  client: QueryClientContract,
  counted: CountedHours,
  days: Days
): Promise<HourFigures[]> {
  const hours = hoursWithin(counted, days)
  if (!hours) return []
  const totals = await client.from('sale_hour_totals')
  const changed = hours.changed.length ? await client.from('sale_hours').whereIn('hour', hours.changed) : []
  return [...totals.map((row) => toFigures(row, 1)), ...changed.map((row) => toFigures(row, -1))]
}

function toFigures(row: Record<string, unknown>, sign: 1 | -1): HourFigures {
  return {
    courseId: Number(row.course_id),
    copies: sign * Number(row.copies),
    amountFen: sign * Number(row.amount_fen),
    orderCount: sign * Number(row.order_count),
  }
}

/** What neither the kept days nor the kept hours tell, or no longer rightly. */
export function spansWithoutHours(counted: CountedHours, days: Days): Span[] {
  const spans = uncountedSpans(counted, days)
  const hours = hoursWithin(counted, days)
  if (!hours) return spans
  // Days that changed come before the first one that is not kept.
  const { until } = spans.pop()!
  return [...spans, ...hours.changed.map(spanOfHour), { from: hours.until, until }]
}

/** @param hour its beginning, as stored */
export function spanOfHour(hour: string): { from: string; until: string } {
  return { from: hour, until: toStored(fromStored(hour).plus({ hours: 1 })) }
}
