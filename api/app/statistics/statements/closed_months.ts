import type { QueryClientContract } from '@adonisjs/lucid/types/database'

/** The last closed month of each channel by channel id; channels without one are missing. */
export type ClosedThrough = Map<number, string>

export async function lastClosedMonths(client: QueryClientContract, channelId?: number): Promise<ClosedThrough> {
  const query = client.from('statements').groupBy('channel_id').select('channel_id as channelId').max('month as month')
  if (channelId !== undefined) query.where('channel_id', channelId)
  return new Map((await query).map((row) => [row.channelId, row.month]))
}

export interface ClosedMonth {
  netFen: number
  commissionFen: number
  rateBp: number
}

/** Closed and corrected amounts of some channels, by `<channel> <month>`. */
export async function closedMonths(
  client: QueryClientContract,
  channelIds: number[]
): Promise<Map<string, ClosedMonth>> {
  if (!channelIds.length) return new Map()
  const rows = await client
    .from('statement_months')
    .join('statements', 'statements.id', 'statement_months.statement_id')
    .whereIn('statements.channel_id', channelIds)
    .groupBy('statements.channel_id', 'statement_months.month')
    .select('statements.channel_id as channelId', 'statement_months.month as month')
    .sum('statement_months.net_fen as net')
    .sum('statement_months.commission_fen as commission')
    .min('statement_months.rate_bp as rate')
  return new Map(
    rows.map((row) => [
      closedKey(row.channelId, row.month),
      { netFen: Number(row.net), commissionFen: Number(row.commission), rateBp: Number(row.rate) },
    ])
  )
}

export const closedKey = (channelId: number, month: string): string => `${channelId} ${month}`
