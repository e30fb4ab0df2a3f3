import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { daysOfMonth } from '#core/months'
import { fromStored, now, toStored } from '#core/time'
import { toTimeRange } from '#statistics/date_ranges'
import type { ClosedThrough } from '#statistics/statements/closed_months'

/** No transaction that changes an order lasts longer. */
const maxTransactionMinutes = 10

/** A query for pairs of channel and order line, `channel_id` and `order_item_id`: some extra pairs do no harm. */
export interface ChangedLines {
  sql: string
  values: (string | number)[]
}

/**
 * The lines of orders that changed since the last closing of their channel, and of those already on its statements. An
 * earlier change is a correction on that statement. The times are constants: with a sub-select MariaDB reads all
 * orders.
 */
export async function changedLines(client: QueryClientContract, closed: ClosedThrough): Promise<ChangedLines> {
  const since = await changedSince(client, [...closed.keys()])
  const earliest = [...since.values()].sort()[0]
  const { until } = toTimeRange(daysOfMonth([...closed.values()].sort().at(-1)!))
  const ofPartners = (column: string) => [...since].map(() => `(${column} = ? and orders.updated_at >= ?)`).join(' or ')
  const partners = [...since].flat()
  return {
    sql: `select orders.channel_id as channel_id, order_items.id as order_item_id from orders
        join order_items on order_items.order_id = orders.id
        where orders.updated_at >= ? and orders.paid_at < ? and (${ofPartners('orders.channel_id')})
      union select statement_lines.channel_id, statement_lines.order_item_id from orders
        join order_items on order_items.order_id = orders.id
        join statement_lines on statement_lines.order_item_id = order_items.id
        where orders.updated_at >= ? and (${ofPartners('statement_lines.channel_id')})`,
    values: [earliest, until!, ...partners, earliest, ...partners],
  }
}

/** By channel id, as stored text. The clock may have been set back since. */
async function changedSince(client: QueryClientContract, channelIds: number[]): Promise<Map<number, string>> {
  const rows = await client
    .from('statements')
    .whereIn('channel_id', channelIds)
    .groupBy('channel_id')
    .select('channel_id as channelId')
    .max('closed_at as closedAt')
  return new Map(
    rows.map(({ channelId, closedAt }) => {
      const from = DateTime.min(fromStored(closedAt), now()).minus({ minutes: maxTransactionMinutes })
      return [channelId, toStored(from)]
    })
  )
}
