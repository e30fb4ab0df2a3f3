import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { daysOfMonth, monthOf } from '#core/months'
import { fromStored } from '#core/time'
import { toTimeRange } from '#statistics/date_ranges'
import { paidOrders, soldLinesQuery } from '#statistics/sales/sales_query'
import type { StatementLine } from '#statistics/statements/statement'

/** The current lines that a channel sold in a month. */
export async function itemsOfMonth(
  client: QueryClientContract,
  channelId: number,
  month: string
): Promise<StatementLine[]> {
  const rows = await withColumns(
    soldLinesQuery(client, toTimeRange(daysOfMonth(month))).where('orders.channel_id', channelId)
  )
  return rows.map(toLine)
}

/**
 * Sales and refunds of some channels in a month, by channel id. The ids are listed in the query, so that an index finds
 * their orders.
 */
export async function sumsOfMonth(
  client: QueryClientContract,
  month: string,
  channelIds: number[]
): Promise<Map<number, { soldFen: number; refundedFen: number }>> {
  if (!channelIds.length) return new Map()
  const rows = await soldLinesQuery(client, toTimeRange(daysOfMonth(month)))
    .whereIn('orders.channel_id', channelIds)
    .groupBy('orders.channel_id')
    .select('orders.channel_id as channelId')
    .sum('order_items.amount_fen as sold')
    .sum('order_items.refunded_fen as refunded')
  return new Map(rows.map((row) => [row.channelId, { soldFen: Number(row.sold), refundedFen: Number(row.refunded) }]))
}

/** The month of the first payment of each channel, by channel id. */
export async function firstMonths(client: QueryClientContract, channelId?: number): Promise<Map<number, string>> {
  // Every order has a line; without a join an index alone suffices.
  const query = paidOrders(client, { from: null, until: null })
    .whereNotNull('orders.channel_id')
    .groupBy('orders.channel_id')
    .select('orders.channel_id as channelId')
    .min('orders.paid_at as paidAt')
  if (channelId !== undefined) query.where('orders.channel_id', channelId)
  return new Map((await query).map((row) => [row.channelId, monthOf(fromStored(row.paidAt))]))
}

export async function firstMonthOf(client: QueryClientContract, channelId: number): Promise<string | null> {
  return (await firstMonths(client, channelId)).get(channelId) ?? null
}

export function withColumns(query: ReturnType<typeof soldLinesQuery>) {
  return query
    .select('order_items.id as orderItemId', 'order_items.item_name as itemName')
    .select('orders.order_no as orderNo', 'orders.paid_at as paidAt')
    .select('order_items.course_count as soldCopies', 'order_items.amount_fen as soldFen')
    .select('order_items.refunded_count as refundedCopies')
    .select('order_items.refunded_fen as refundedFen')
}

export function toLine(row: Record<string, any>): StatementLine {
  return {
    orderItemId: row.orderItemId,
    month: monthOf(fromStored(row.paidAt)),
    paidAt: row.paidAt,
    orderNo: row.orderNo,
    itemName: row.itemName,
    soldCopies: Number(row.soldCopies),
    refundedCopies: Number(row.refundedCopies),
    soldFen: Number(row.soldFen),
    refundedFen: Number(row.refundedFen),
  }
}
