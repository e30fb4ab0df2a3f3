import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { daysOfMonth } from '#core/months'
import { spanOf } from '#statistics/days'
import { changedFrom } from '#statistics/sales/counted_sales'
import type { ClosedThrough } from '#statistics/statements/closed_months'

/** A query for pairs of partner and line of an order, `channel_id` and `order_item_id`: a few too many do no harm. */
export interface Candidates {
  sql: string
  values: (string | number)[]
}

/** Since when orders may have changed after candidates were noted; null before the first time. */
export async function notedSince(client: QueryClientContract): Promise<string | null> {
  const row = await client.from('counted_sales').select('candidates_since as since').first()
  return row?.since ?? null
}

/** The lines of orders that changed since then: of the partner they belong to, and of those on whose statements they stand. */
export function changedSince(since: string, closed: ClosedThrough): Candidates {
  const from = changedFrom(since)
  const lastMonth = [...closed.values()].sort().at(-1)!
  const { until } = spanOf(daysOfMonth(lastMonth))
  return {
    sql: `select orders.channel_id as channel_id, order_items.id as order_item_id from orders
        join order_items on order_items.order_id = orders.id
        where orders.updated_at >= ? and orders.paid_at < ? and orders.channel_id is not null
      union select statement_lines.channel_id, statement_lines.order_item_id from orders
        join order_items on order_items.order_id = orders.id
        join statement_lines on statement_lines.order_item_id = order_items.id
        where orders.updated_at >= ?`,
    values: [from, until!, from],
  }
}

/** What is noted, and what changed since. */
export function candidatesOf(since: string, closed: ClosedThrough): Candidates {
  const changed = changedSince(since, closed)
  const [channelId] = closed.keys()
  const own = closed.size === 1 ? [channelId] : []
  return {
    sql: `select channel_id, order_item_id from statement_candidates
        ${own.length ? 'where channel_id = ?' : ''} union ${changed.sql}`,
    values: [...own, ...changed.values],
  }
}

/** Lines of one partner by their ids. */
export const candidatesByIds = (channelId: number, ids: number[]): Candidates => ({
  sql: `select channels.id as channel_id, order_items.id as order_item_id from channels, order_items
      where channels.id = ? and order_items.id in (${ids.map(() => '?').join(', ')})`,
  values: [channelId, ...ids],
})
