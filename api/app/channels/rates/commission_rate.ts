import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { FirstMonth } from '#channels/rates/terms'
import { addMonths, thisMonth } from '#core/months'
import { fromStored, now, toStored, toWireDay } from '#core/time'
import type { Trx } from '#core/transaction'

export interface CommissionRate {
  /** `yyyy-MM` */
  fromMonth: string
  rateBp: number
}

/** History of a channel's rate, oldest first; empty until an admin sets one. */
export async function commissionRates(client: QueryClientContract, channelId: number): Promise<CommissionRate[]> {
  return (await ratesOfChannels(client, [channelId])).get(channelId) ?? []
}

/** The same for several channels, by channel id. */
export async function ratesOfChannels(
  client: QueryClientContract,
  channelIds: number[]
): Promise<Map<number, CommissionRate[]>> {
  const rows = await client
    .from('channel_rates')
    .whereIn('channel_id', channelIds)
    .orderBy('from_month')
    .select('channel_id as channelId', 'from_month as fromMonth', 'rate_bp as rateBp')
  const rates = new Map<number, CommissionRate[]>()
  for (const { channelId, ...rate } of rows) {
    rates.set(channelId, [...(rates.get(channelId) ?? []), rate as CommissionRate])
  }
  return rates
}

export function rateOfMonth(rates: CommissionRate[], month: string): number | null {
  return rates.findLast(({ fromMonth }) => fromMonth <= month)?.rateBp ?? null
}

/**
 * The first rate applies to all months and can be corrected on the day it was set; a later one applies from the next
 * month, so that no past day changes (docs/decisions/0055).
 */
export async function setCommissionRate(trx: Trx, channelId: number, rateBp: number): Promise<void> {
  const rows = await trx.from('channel_rates').where('channel_id', channelId).orderBy('from_month')
  const latest = rows.at(-1)
  if (latest?.rate_bp === rateBp) return
  const at = toStored(now())
  const isCorrection = rows.length === 1 && toWireDay(fromStored(latest.created_at)) === toWireDay(now())
  const fromMonth = !latest || isCorrection ? FirstMonth : addMonths(thisMonth(), 1)

  if (rows.some((row) => row.from_month === fromMonth)) {
    await trx
      .from('channel_rates')
      .where({ channel_id: channelId, from_month: fromMonth })
      .update({ rate_bp: rateBp, updated_at: at })
    return
  }
  await trx
    .table('channel_rates')
    .insert({ channel_id: channelId, from_month: fromMonth, rate_bp: rateBp, created_at: at })
}
