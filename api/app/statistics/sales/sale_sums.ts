import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { addDays } from '#core/time'
import { spanOf, today, type Days } from '#statistics/days'
import { countSpan } from '#statistics/sales/count_span'
import { nothingSold, type PartKind, type SaleScope, type SaleSums } from '#statistics/sales/sale_scope'

/** Before today: after the clock was put back, today may be counted already. */
export const countedDays = (client: QueryClientContract) => client.from('sale_figures').where('day', '<', today())

/** The last day that is counted; null before the first count. */
export async function countedThrough(client: QueryClientContract): Promise<string | null> {
  const row = await countedDays(client).where('scope', 'all').max('day as day').first()
  return dayOfRow(row?.day)
}

/** As `yyyy-MM-dd`, whatever the engine answers. */
const dayOfRow = (day: unknown): string | null => (day ? String(day).slice(0, 10) : null)

/** The part of these days after the last counted one, normally today; null when all of them are counted. */
export function uncountedDays(through: string | null, days: Days): Days | null {
  const next = through ? addDays(through, 1) : undefined
  const from = next && (!days.from || next > days.from) ? next : days.from
  return days.to && from && from > days.to ? null : { from, to: days.to }
}

/** One scope. Call it in a transaction, so that counted days and orders show one state. */
export async function saleSums(client: QueryClientContract, days: Days, scope: SaleScope): Promise<SaleSums> {
  const through = countedDays(client).where('scope', 'all').max('day').as('through')
  const [row] = await inDays(client, days).where('scope', scope).select(client.raw(sumsOf), through)
  return added(toSums(row), (await liveSums(client, dayOfRow(row.through), days)).get(scope))
}

async function liveSums(client: QueryClientContract, through: string | null, days: Days) {
  const live = uncountedDays(through, days)
  return live ? countSpan(client, spanOf(live)) : new Map<SaleScope, SaleSums>()
}

/** All parts of a kind by their keys, those without orders left out. Call it in a transaction. */
export async function salePartSums(
  client: QueryClientContract,
  days: Days,
  kind: PartKind,
  keys?: (string | number)[]
): Promise<Map<string, SaleSums>> {
  const stored = inDays(client, days).groupBy('scope').select('scope', client.raw(sumsOf))
  if (keys) {
    stored.whereIn(
      'scope',
      keys.map((key) => `${kind}:${key}`)
    )
  } else stored.where('scope', '>=', `${kind}:`).where('scope', '<', `${kind};`)
  const sums = new Map<string, SaleSums>()
  for (const row of await stored) sums.set(row.scope.slice(kind.length + 1), toSums(row))
  for (const [scope, live] of await liveSums(client, await countedThrough(client), days)) {
    const [ofKind, key] = scope.split(':')
    if (ofKind !== kind || (keys && !keys.map(String).includes(key))) continue
    sums.set(key, added(sums.get(key), live))
  }
  return sums
}

const sumsOf = `sum(orders) as orders, sum(people) as people, sum(first_people) as firstPeople, sum(copies) as copies,
  sum(amount_fen) as amountFen`

function inDays(client: QueryClientContract, { from, to }: Days) {
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
