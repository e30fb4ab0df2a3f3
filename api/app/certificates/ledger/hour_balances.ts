import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { getOrFail } from '#core/get_or_fail'

/** Seconds in the four accounts of a course's ledger. */
export interface HourBalance {
  held: number
  available: number
  used: number
  expired: number
}

const accounts = ['held', 'available', 'used', 'expired'] as const

export const emptyBalance = (): HourBalance => ({ held: 0, available: 0, used: 0, expired: 0 })

/** Sums of the ledger by study record; a record without entries has an empty balance. */
export function hourBalances(
  courseEduLogIds: number[],
  client: QueryClientContract = db.connection()
): Promise<Map<number, HourBalance>> {
  const entries = client
    .from('hour_entries')
    .whereIn('course_edu_log_id', courseEduLogIds)
    .groupBy('course_edu_log_id')
    .select('course_edu_log_id as id')
  return sumsOf(entries, courseEduLogIds)
}

export function hourBalancesOfCourses(userId: number, courseIds: number[]): Promise<Map<number, HourBalance>> {
  const entries = db
    .from('hour_entries')
    .join('course_edu_logs', 'course_edu_logs.id', 'hour_entries.course_edu_log_id')
    .where('course_edu_logs.user_id', userId)
    .whereIn('course_edu_logs.course_id', courseIds)
    .groupBy('course_edu_logs.course_id')
    .select('course_edu_logs.course_id as id')
  return sumsOf(entries, courseIds)
}

async function sumsOf(entries: DatabaseQueryBuilderContract<any>, ids: number[]): Promise<Map<number, HourBalance>> {
  for (const account of accounts) entries.sum(`${account}_seconds as ${account}`)
  const rows: ({ id: number } & Record<keyof HourBalance, number>)[] = await entries

  const balances = new Map(ids.map((id) => [id, emptyBalance()]))
  for (const { id, ...sums } of rows) {
    for (const account of accounts) getOrFail(balances, id)[account] = sums[account]
  }
  return balances
}

export function addBalances(balances: HourBalance[]): HourBalance {
  const total = emptyBalance()
  for (const balance of balances) {
    for (const account of accounts) total[account] += balance[account]
  }
  return total
}
