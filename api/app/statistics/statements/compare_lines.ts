import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { daysOfMonth } from '#core/months'
import { toTimeRange } from '#statistics/date_ranges'
import { soldLinesQuery } from '#statistics/sales/sales_query'
import type { ChangedLines } from '#statistics/statements/changed_lines'
import type { ClosedThrough } from '#statistics/statements/closed_months'
import { toLine, withColumns } from '#statistics/statements/sold_items'
import { byTime, type StatementLine } from '#statistics/statements/statement'

const amountColumns = ['soldCopies', 'refundedCopies', 'soldFen', 'refundedFen'] as const

/** The differences between changed lines and their closed statements; by channel id. */
export async function compareLines(
  client: QueryClientContract,
  closed: ClosedThrough,
  changed: ChangedLines
): Promise<Map<number, StatementLine[]>> {
  const lines = new Map<number, Map<string, StatementLine>>()
  const linesOf = (channelId: number) => {
    if (!lines.has(channelId)) lines.set(channelId, new Map())
    return lines.get(channelId)!
  }
  for (const { channelId, ...row } of await presentLines(client, closed, changed)) {
    const line = toLine(row)
    if (line.month <= (closed.get(channelId) ?? '')) linesOf(channelId).set(keyOf(line), line)
  }
  for (const { channelId, ...line } of await closedLines(client, changed)) {
    if (!closed.has(channelId)) continue
    const rest = linesOf(channelId).get(keyOf(line)) ?? emptied(line)
    for (const column of amountColumns) rest[column] -= line[column]
    linesOf(channelId).set(keyOf(line), rest)
  }
  const corrections = new Map<number, StatementLine[]>()
  for (const [channelId, byKey] of lines) {
    const changed = [...byKey.values()].filter((line) => amountColumns.some((column) => line[column] !== 0))
    if (changed.length) corrections.set(channelId, changed.sort(byTime))
  }
  return corrections
}

const keyOf = ({ orderItemId, month }: StatementLine) => `${orderItemId} ${month}`

function emptied(line: StatementLine): StatementLine {
  return { ...line, soldCopies: 0, refundedCopies: 0, soldFen: 0, refundedFen: 0 }
}

/** The current amounts; some are of open months. */
function presentLines(client: QueryClientContract, closed: ClosedThrough, { sql, values }: ChangedLines) {
  const lastMonth = [...closed.values()].sort().at(-1)!
  const { until } = toTimeRange(daysOfMonth(lastMonth))
  return withColumns(soldLinesQuery(client, { from: null, until }))
    .joinRaw(
      `join (${sql}) as changed on changed.order_item_id = order_items.id
        and changed.channel_id = orders.channel_id`,
      values
    )
    .select('orders.channel_id as channelId')
}

async function closedLines(
  client: QueryClientContract,
  { sql, values }: ChangedLines
): Promise<(StatementLine & { channelId: number })[]> {
  const rows = await client
    .from('statement_lines')
    .joinRaw(
      `join (${sql}) as changed on changed.order_item_id = statement_lines.order_item_id
        and changed.channel_id = statement_lines.channel_id`,
      values
    )
    .groupBy('statement_lines.channel_id', 'statement_lines.order_item_id', 'month')
    .select('statement_lines.channel_id as channelId')
    .select('statement_lines.order_item_id as orderItemId', 'month')
    .min('paid_at as paidAt')
    .min('order_no as orderNo')
    .min('item_name as itemName')
    .sum('sold_copies as soldCopies')
    .sum('refunded_copies as refundedCopies')
    .sum('sold_fen as soldFen')
    .sum('refunded_fen as refundedFen')
  return rows.map((row) => ({
    ...row,
    ...Object.fromEntries(amountColumns.map((column) => [column, Number(row[column])])),
  }))
}
