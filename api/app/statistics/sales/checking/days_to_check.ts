import db from '@adonisjs/lucid/services/db'
import { eachDay } from '#statistics/sales/count_day'

/** Each day with orders, and each with kept rows: those without any order are wrong too. */
export async function daysToCheck(
  table: 'sale_days' | 'placed_days',
  first: string | null,
  through: string
): Promise<string[]> {
  const kept = await db.from(table).distinct('day').where('day', '<=', through)
  const days = new Set(kept.map(({ day }) => String(day).slice(0, 10)))
  if (first) for (const day of eachDay(first, through)) days.add(day)
  return [...days].sort()
}
