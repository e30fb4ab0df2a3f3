import type { QueryClientContract } from '@adonisjs/lucid/types/database'

/** Whether some kept day was counted by a release that did not keep orders; the job counts those days anew. */
export async function hasUncountedOrders(client: QueryClientContract): Promise<boolean> {
  const row = await client.from('sale_days').whereNull('order_count').select('id').first()
  return Boolean(row)
}

/**
 * The days to count anew for that. Such a release kept no row of a day on which all was given back, so days without a
 * row come first: as long as there is something left to do, a row says so.
 */
export async function daysWithoutOrders(client: QueryClientContract, days: Iterable<string>): Promise<string[]> {
  const rows = await client
    .from('sale_days')
    .groupBy('day')
    .select('day')
    .select(client.raw('count(*) - count(order_count) as missing'))
  const missing = new Map(rows.map((row) => [String(row.day).slice(0, 10), Number(row.missing)]))
  const [without, old] = [[] as string[], [] as string[]]
  for (const day of days) {
    if (!missing.has(day)) without.push(day)
    else if (missing.get(day)) old.push(day)
  }
  return [...without, ...old]
}
