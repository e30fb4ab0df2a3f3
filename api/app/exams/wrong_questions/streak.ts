import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'

/** Further back nobody counts. */
const daysLooked = 400

/** Days in a row on which a learner answered, up to today or yesterday: today is not over yet. */
export async function streakOf(userId: number, today: string, client: QueryClientContract = db.connection()) {
  const rows = await client
    .from('daily_answers')
    .where('user_id', userId)
    .orderBy('day', 'desc')
    .limit(daysLooked)
    .select('day')
  const days = new Set(rows.map(({ day }) => String(day).slice(0, 10)))
  const answeredToday = days.has(today)
  return { answeredToday, days: daysInRow(days, answeredToday ? today : before(today)) }
}

export function daysInRow(days: Set<string>, last: string): number {
  let count = 0
  for (let day = last; days.has(day); day = before(day)) count++
  return count
}

const before = (day: string) => DateTime.fromISO(day, { zone: 'utc' }).minus({ days: 1 }).toISODate()!
