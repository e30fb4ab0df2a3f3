import { SmsCountdownSeconds, messages } from '#accounts/sms_codes/terms'
import { subnetOf } from '#core/http/ip_ranges'
import { TooManyRequests } from '#core/errors'
import { fromStored, now, toStored } from '#core/time'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'

/** One subnet alone cannot exhaust the daily codes of another user's telephone (docs/product.md 1.6). */
const limits = [
  { from: 'anywhere', period: { seconds: SmsCountdownSeconds }, max: 1 },
  { from: 'network', period: { hours: 1 }, max: 5 },
  { from: 'network', period: { days: 1 }, max: 10 },
  { from: 'anywhere', period: { days: 1 }, max: 15 },
] as const

/** @returns the number of codes for the telephone within a day @throws TooManyRequests */
export async function ensureSmsPace(client: QueryClientContract, telephone: string, ip: string): Promise<number> {
  const at = now()
  const rows = await client
    .from('sms_codes')
    .select('ip', 'created_at')
    .where('telephone', telephone)
    .where('created_at', '>', toStored(at.minus({ days: 1 })))
  const network = subnetOf(ip)
  const codes = rows.map((row) => ({
    isFromNetwork: subnetOf(row.ip) === network,
    createdAt: fromStored(row.created_at),
  }))
  for (const { from, period, max } of limits) {
    const counted = codes.filter(
      ({ isFromNetwork, createdAt }) => createdAt > at.minus(period) && (from === 'anywhere' || isFromNetwork)
    )
    if (counted.length >= max) throw new TooManyRequests(SmsCountdownSeconds, messages.codeTooSoon)
  }
  return codes.length
}
