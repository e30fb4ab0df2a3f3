import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { OrderStatus } from '#commerce/terms'
import { daysOfMonth, monthsBetween } from '#core/months'
import { spanOf } from '#statistics/days'
import { soldLines } from '#statistics/sales/sold'
import { candidatesByIds } from '#statistics/statements/candidates'
import { compareLines } from '#statistics/statements/compare_lines'
import { firstMonthOf } from '#statistics/statements/sold_items'
import { byTime, type StatementLine } from '#statistics/statements/statement'

/** What is bound at once, below the limit of every engine. */
const some = 500

/** The corrections of one partner from its whole history, a month at a time: for the first time and for the nightly check. */
export async function recountCorrections(
  client: QueryClientContract,
  channelId: number,
  lastClosed: string
): Promise<StatementLine[]> {
  const ids = new Set<number>()
  const first = await firstMonthOf(client, channelId)
  for (const month of first ? monthsBetween(first, lastClosed) : []) {
    for (const id of await otherThanClosed(client, channelId, month)) ids.add(id)
  }
  const statements = await client.from('statements').where('channel_id', channelId).select('id')
  for (const { id } of statements) {
    for (const gone of await goneSince(client, id, lastClosed)) ids.add(gone)
  }
  const all = [...ids]
  const corrections: StatementLine[] = []
  for (let at = 0; at < all.length; at += some) {
    const candidates = candidatesByIds(channelId, all.slice(at, at + some))
    const found = await compareLines(client, new Map([[channelId, lastClosed]]), candidates)
    corrections.push(...(found.get(channelId) ?? []))
  }
  return corrections.sort(byTime)
}

/** A few too many, as `compareLines` may be given. */
async function otherThanClosed(client: QueryClientContract, channelId: number, month: string): Promise<number[]> {
  const rows = await soldLines(client, spanOf(daysOfMonth(month)))
    .where('orders.channel_id', channelId)
    .leftJoin('statement_lines', (join) =>
      join.on('statement_lines.order_item_id', 'order_items.id').andOnVal('statement_lines.channel_id', channelId)
    )
    .groupBy('order_items.id', 'orders.paid_at', 'order_items.course_count')
    .groupBy('order_items.refunded_count', 'order_items.amount_fen', 'order_items.refunded_fen')
    .havingRaw(
      'coalesce(sum(statement_lines.sold_copies), 0) <> order_items.course_count' +
        ' or coalesce(sum(statement_lines.refunded_copies), 0) <> order_items.refunded_count' +
        ' or coalesce(sum(statement_lines.sold_fen), 0) <> order_items.amount_fen' +
        ' or coalesce(sum(statement_lines.refunded_fen), 0) <> order_items.refunded_fen' +
        ' or min(statement_lines.paid_at) <> orders.paid_at' +
        ' or max(statement_lines.paid_at) <> orders.paid_at'
    )
    .select('order_items.id as id')
  return rows.map(({ id }) => id)
}

/** Lines of a statement that are paid through another partner now, not at all, or in a month that is open. */
async function goneSince(client: QueryClientContract, statementId: number, lastClosed: string): Promise<number[]> {
  const { until } = spanOf(daysOfMonth(lastClosed))
  const rows = await client
    .from('statement_lines')
    .where('statement_lines.statement_id', statementId)
    .whereNotExists((sub) =>
      sub
        .from('order_items')
        .join('orders', 'orders.id', 'order_items.order_id')
        .whereColumn('order_items.id', 'statement_lines.order_item_id')
        .whereColumn('orders.channel_id', 'statement_lines.channel_id')
        .where('orders.order_status', OrderStatus.Paid)
        .where('orders.paid_at', '<', until!)
    )
    .distinct('statement_lines.order_item_id as id')
  return rows.map(({ id }) => id)
}
