import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { fromStored } from '#core/time'
import { dayOf } from '#statistics/days'
import { countedSales } from '#statistics/sales/counted_sales'
import { spansWithoutHours } from '#statistics/sales/hours/kept_hours'
import { paidOrders } from '#statistics/sales/sold'

/** How many people paid for the first time of all on each of these days. */
export async function countNewBuyers(client: QueryClientContract, days: string[]): Promise<Map<string, number>> {
  const counts = new Map(days.map((day) => [day, 0]))
  const add = (day: string, people: number) => {
    if (counts.has(day)) counts.set(day, counts.get(day)! + people)
  }
  const kept = await keptFirsts(client, days).groupBy('first_paid_on').count('* as people')
  for (const { day, people } of kept) add(String(day).slice(0, 10), Number(people))

  // Of whoever has an order that is not counted, or no longer rightly, the orders say it.
  const uncounted = spansWithoutHours(await countedSales(client), {})
  const people = await paidOrders(client, uncounted).distinct('orders.user_id as userId')
  for (let at = 0; at < people.length; at += 500) {
    const userIds = people.slice(at, at + 500).map(({ userId }) => userId)
    for (const { day } of await keptFirsts(client, days).whereIn('user_id', userIds)) add(String(day).slice(0, 10), -1)
    const firsts = await paidOrders(client, { from: null, until: null })
      .whereIn('orders.user_id', userIds)
      .groupBy('orders.user_id')
      .min('orders.paid_at as at')
    for (const first of firsts) add(dayOf(fromStored(first.at)), 1)
  }
  return counts
}

function keptFirsts(client: QueryClientContract, days: string[]) {
  return client
    .from('buyers')
    .where({ subject_key: '', course_id: 0 })
    .whereIn('first_paid_on', days)
    .select('first_paid_on as day')
}
