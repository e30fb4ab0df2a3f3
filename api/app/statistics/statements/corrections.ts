import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { OrderStatus } from '#commerce/terms'
import { daysOfMonth } from '#core/months'
import { spanOf } from '#statistics/days'
import { soldLines } from '#statistics/sales/sold'
import { itemsByIds } from '#statistics/statements/sold_items'
import { byTime, type StatementLine } from '#statistics/statements/statement'

const figures = ['soldCopies', 'refundedCopies', 'soldFen', 'refundedFen'] as const
/** What is bound at once, below the limit of every engine. */
const some = 500

/** What the months up to the last closed one would be now, less what was closed and corrected so far, by line of order. */
export async function correctionsThrough(
  client: QueryClientContract,
  channelId: number,
  lastClosed: string
): Promise<StatementLine[]> {
  const ids = await changedItems(client, channelId, lastClosed)
  const corrections: StatementLine[] = []
  for (let at = 0; at < ids.length; at += some) {
    const part = ids.slice(at, at + some)
    const present = (await itemsByIds(client, channelId, part)).filter(
      ({ month }) => month <= lastClosed
    )
    corrections.push(...differences(present, await closedLines(client, channelId, part)))
  }
  return corrections.sort(byTime)
}

function differences(present: StatementLine[], closed: StatementLine[]): StatementLine[] {
  const byKey = new Map<string, StatementLine>()
  const keyOf = ({ orderItemId, month }: StatementLine) => `${orderItemId} ${month}`
  for (const line of present) byKey.set(keyOf(line), { ...line })
  for (const line of closed) {
    const rest = byKey.get(keyOf(line)) ?? emptied(line)
    for (const figure of figures) rest[figure] -= line[figure]
    byKey.set(keyOf(line), rest)
  }
  return [...byKey.values()].filter((line) => figures.some((figure) => line[figure] !== 0))
}

function emptied(line: StatementLine): StatementLine {
  return { ...line, soldCopies: 0, refundedCopies: 0, soldFen: 0, refundedFen: 0 }
}

/** Candidates: a few too many do no harm, the comparison above is exact. */
async function changedItems(client: QueryClientContract, channelId: number, lastClosed: string) {
  const { until } = spanOf(daysOfMonth(lastClosed))
  const live = () => soldLines(client, { from: null, until }).where('orders.channel_id', channelId)
  const other = await live()
    .leftJoin('statement_lines', (join) =>
      join
        .on('statement_lines.order_item_id', 'order_items.id')
        .andOnVal('statement_lines.channel_id', channelId)
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
  // Paid through another partner now, or in a month that is open.
  const gone = await client
    .from('statement_lines')
    .where('statement_lines.channel_id', channelId)
    .whereNotExists((sub) =>
      sub
        .from('order_items')
        .join('orders', 'orders.id', 'order_items.order_id')
        .whereColumn('order_items.id', 'statement_lines.order_item_id')
        .where('orders.channel_id', channelId)
        .where('orders.order_status', OrderStatus.Paid)
        .where('orders.paid_at', '<', until!)
    )
    .distinct('statement_lines.order_item_id as id')
  return [...new Set([...other, ...gone].map(({ id }) => id as number))]
}

async function closedLines(
  client: QueryClientContract,
  channelId: number,
  ids: number[]
): Promise<StatementLine[]> {
  const rows = await client
    .from('statement_lines')
    .where('channel_id', channelId)
    .whereIn('order_item_id', ids)
    .groupBy('order_item_id', 'month')
    .select('order_item_id as orderItemId', 'month')
    .min('paid_at as paidAt')
    .min('order_no as orderNo')
    .min('item_name as itemName')
    .sum('sold_copies as soldCopies')
    .sum('refunded_copies as refundedCopies')
    .sum('sold_fen as soldFen')
    .sum('refunded_fen as refundedFen')
  return rows.map((row) => ({
    ...(row as StatementLine),
    ...Object.fromEntries(figures.map((figure) => [figure, Number(row[figure])])),
  }))
}
