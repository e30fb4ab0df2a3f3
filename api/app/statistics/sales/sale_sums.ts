import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { addDays } from '#core/time'
import { toTimeRange, today, type DateRange } from '#statistics/date_ranges'
import { countAll, countSalesInRange } from '#statistics/sales/count_sales_in_range'
import { nothingSold, type SaleScope, type SaleSums } from '#statistics/sales/sale_scope'

/** Before today: after the clock was set back, today may be processed already. */
export const countedDays = (client: QueryClientContract) => client.from('sale_figures').where('day', '<', today())

/** The last processed day; null before the first run. */
export async function countedThrough(client: QueryClientContract): Promise<string | null> {
  const row = await countedDays(client).where('scope', 'all').max('day as day').first()
  return dayOfRow(row?.day)
}

/** As `yyyy-MM-dd`, for every engine. */
const dayOfRow = (day: unknown): string | null => (day ? String(day).slice(0, 10) : null)

/** The part of these days after the last processed one, normally today; null when all of them are processed. */
export function uncountedDays(through: string | null, days: DateRange): DateRange | null {
  const next = through ? addDays(through, 1) : undefined
  const from = next && (!days.from || next > days.from) ? next : days.from
  return days.to && from && from > days.to ? null : { from, to: days.to }
}

/** All sales. Call it in a transaction, so that processed days and orders have one snapshot. */
export async function allSums(client: QueryClientContract, days: DateRange): Promise<SaleSums> {
  const { sums, live } = await countedSums(client, days, 'all')
  return live ? added(sums, await countAll(client, toTimeRange(live))) : sums
}

/** One scope, or shipping. Call it in a transaction. */
export async function partSums(client: QueryClientContract, days: DateRange, scope: SaleScope): Promise<SaleSums> {
  const { sums, live } = await countedSums(client, days, scope)
  return live ? added(sums, (await countSalesInRange(client, toTimeRange(live))).get(scope)) : sums
}

async function countedSums(client: QueryClientContract, days: DateRange, scope: SaleScope) {
  const through = countedDays(client).where('scope', 'all').max('day').as('through')
  const [row] = await inDays(client, days).where('scope', scope).select(client.raw(sumsOf), through)
  return { sums: toSums(row), live: uncountedDays(dayOfRow(row.through), days) }
}

/** All scopes of some kinds, without those that have no orders. Call it in a transaction. */
export async function sumsByPart(
  client: QueryClientContract,
  days: DateRange,
  kinds: ('course' | 'subject' | 'freight')[]
): Promise<Map<SaleScope, SaleSums>> {
  const stored = inDays(client, days)
    .where((any) => {
      for (const kind of kinds)
        any.orWhere((some) => void some.where('scope', '>=', kind).where('scope', '<', `${kind};`))
    })
    .groupBy('scope')
    .select('scope', client.raw(sumsOf))
  const sums = new Map<SaleScope, SaleSums>((await stored).map((row) => [row.scope, toSums(row)]))
  const live = uncountedDays(await countedThrough(client), days)
  for (const [scope, one] of live ? await countSalesInRange(client, toTimeRange(live)) : [])
    if (kinds.some((kind) => scope.startsWith(kind))) sums.set(scope, added(sums.get(scope), one))
  return sums
}

const sumsOf = `sum(orders) as orders, sum(people) as people, sum(first_people) as firstPeople, sum(copies) as copies,
  sum(amount_fen) as amountFen`

function inDays(client: QueryClientContract, { from, to }: DateRange) {
  const rows = countedDays(client)
  if (from) rows.where('day', '>=', from)
  if (to) rows.where('day', '<=', to)
  return rows
}

function toSums(row: Record<keyof SaleSums, number | null>): SaleSums {
  const { orders, people, firstPeople, copies, amountFen } = row
  return {
    orders: orders ?? 0,
    people: people ?? 0,
    firstPeople: firstPeople ?? 0,
    copies: copies ?? 0,
    amountFen: amountFen ?? 0,
  }
}

function added(one: SaleSums = nothingSold, other: SaleSums = nothingSold): SaleSums {
  return {
    orders: one.orders + other.orders,
    people: one.people + other.people,
    firstPeople: one.firstPeople + other.firstPeople,
    copies: one.copies + other.copies,
    amountFen: one.amountFen + other.amountFen,
  }
}
