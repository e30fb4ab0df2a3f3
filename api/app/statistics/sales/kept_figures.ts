import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { addDays } from '#core/time'
import { monthOf, nextMonth, type Days } from '#statistics/days'
import { isKept } from '#statistics/sales/counted_sales'
import { totalsWithout } from '#statistics/sales/sale_totals'

export interface CourseFigures {
  courseId: number
  copies: number
  amountFen: number
}

interface Kept {
  through: string
  changedDays: string[]
}

type Query = ReturnType<QueryClientContract['from']>

/** Of the kept days that did not change since, of all partners or of one; several rows of a course add up. */
export async function keptFigures(
  client: QueryClientContract,
  { through, changedDays }: Kept,
  days: Days,
  channelId?: number
): Promise<CourseFigures[]> {
  if (!days.from && !days.to && channelId === undefined) return totalsWithout(client, changedDays)

  const months = wholeMonths(days, through)
  const sumOf = (query: Query) => sumByCourse(query, channelId)
  if (!months || !(await isKept(client, 'sums_since'))) return sumOf(keptDays(client, days, changedDays))
  const within = monthsOf(client.from('sale_months'), months, 'month')
  const changed = client.from('sale_days').whereIn('day', changedDays)
  return [
    ...(await sumOf(within)),
    ...(changedDays.length ? negative(await sumOf(monthsOf(changed, months, 'day'))) : []),
    ...(await sumOf(outside(keptDays(client, days, changedDays), months))),
  ]
}

/** Kept rows of some days, without those that have to be counted again. */
export function keptDays(
  client: QueryClientContract,
  { from, to }: Days,
  changed: string[],
  table: 'sale_days' | 'income_days' = 'sale_days'
) {
  const query = client.from(table).whereNotIn('day', changed)
  if (from) query.where('day', '>=', from)
  if (to) query.where('day', '<=', to)
  return query
}

/** Whole months by their first days, the end exclusive; open where there is none. */
interface Months {
  from?: string
  until?: string
}

/** The months of which every kept day is among these; null without any. */
function wholeMonths({ from, to }: Days, through: string): Months | null {
  const months = {
    from: from && (from === monthOf(from) ? from : nextMonth(from)),
    until: to && to < through ? monthOf(addDays(to, 1)) : undefined,
  }
  return months.from && months.from >= (months.until ?? nextMonth(through)) ? null : months
}

function monthsOf(query: Query, { from, until }: Months, column: 'month' | 'day'): Query {
  if (from) query.where(column, '>=', from)
  if (until) query.where(column, '<', until)
  return query
}

/** Days before the first whole month and after the last. */
function outside(query: Query, { from, until }: Months): Query {
  return query.where((edges) => {
    edges.whereRaw('1 = 0')
    if (from) edges.orWhere('day', '<', from)
    if (until) edges.orWhere('day', '>=', until)
  })
}

async function sumByCourse(query: Query, channelId?: number): Promise<CourseFigures[]> {
  if (channelId !== undefined) query.where('channel_id', channelId)
  const rows = await query
    .groupBy('course_id')
    .select('course_id as courseId')
    .sum('copies as copies')
    .sum('amount_fen as amount')
  return rows.map((row) => ({
    courseId: Number(row.courseId),
    copies: Number(row.copies),
    amountFen: Number(row.amount),
  }))
}

const negative = (rows: CourseFigures[]): CourseFigures[] =>
  rows.map(({ courseId, copies, amountFen }) => ({ courseId, copies: -copies, amountFen: -amountFen }))
