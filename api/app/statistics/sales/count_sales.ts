import db from '@adonisjs/lucid/services/db'
import logger from '@adonisjs/core/services/logger'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { addDays, fromStored, toStored } from '#core/time'
import { transaction, type Trx } from '#core/transaction'
import { dayOf, toTimeRange, today } from '#statistics/date_ranges'
import { countSalesInRange } from '#statistics/sales/count_sales_in_range'
import { nothingSold } from '#statistics/sales/sale_scope'
import { countedThrough } from '#statistics/sales/sale_sums'
import { paidOrders } from '#statistics/sales/sales_query'

/** Longer than a transaction or a run of the job, so that writes in progress are included in the next run. */
const overlapMinutes = 20
const userBatchSize = 500
const someRows = 200

/**
 * Aggregates days that are over and not processed yet, and again those of users whose orders changed and of courses
 * whose subject or teacher changed. Each day is a transaction of its own, so the run can stop anywhere.
 * @param since stored text of the last success; null counts everything @returns the number of processed days
 */
export async function aggregateSales(since: string | null): Promise<number> {
  const through = await countedThrough(db.connection())
  if (!since || !through) return (await countDays(await allDays())).length
  const from = toStored(fromStored(since).minus({ minutes: overlapMinutes }))
  const days = await daysOfChangedOrders(from, through)
  for (const day of await daysOfMovedCourses(from)) days.add(day)
  for (const day of daysBetween(addDays(through, 1), yesterday())) days.add(day)
  await countDays([...days].sort())
  return days.size
}

/** Recounts every day. A day that differs although none of its orders changed since the last run is a bug. */
export async function recountSales(since: string | null): Promise<number> {
  const through = await countedThrough(db.connection())
  const from = since && toStored(fromStored(since).minus({ minutes: overlapMinutes }))
  const expected = from && through ? await daysOfChangedOrders(from, through) : null
  const days = await allDays()
  const differed = await countDays(days)
  for (const day of differed)
    if (expected && day <= through! && !expected.has(day))
      logger.error({ day }, 'stored sales differed from the orders')
  return days.length
}

/** @returns the days that differed from the stored sums */
async function countDays(days: string[]): Promise<string[]> {
  const differed: string[] = []
  for (const day of days) if (await transaction((trx) => countDay(trx, day))) differed.push(day)
  return differed
}

/** @returns whether it differed from the stored sums */
async function countDay(trx: Trx, day: string): Promise<boolean> {
  const rows = await compareDay(trx, day)
  if (!rows) return false
  await trx.from('sale_figures').where('day', day).delete()
  for (let at = 0; at < rows.length; at += someRows)
    await trx.table('sale_figures').multiInsert(rows.slice(at, at + someRows))
  return true
}

/** @returns the correct rows of a day, null when the stored rows are the same */
async function compareDay(client: QueryClientContract, day: string) {
  const stored = await client.from('sale_figures').where('day', day)
  const counted = await countSalesInRange(client, toTimeRange({ from: day, to: day }))
  // Marks the day as processed, also without sales.
  if (!counted.has('all')) counted.set('all', nothingSold)
  const rows = [...counted].map(([scope, { orders, people, firstPeople, copies, amountFen }]) => {
    return { day, scope, orders, people, first_people: firstPeople, copies, amount_fen: amountFen }
  })
  const keyOf = (row: Record<string, unknown>) =>
    [row.scope, row.orders, row.people, row.first_people, row.copies, row.amount_fen].join(' ')
  const before = new Set(stored.map(keyOf))
  return before.size === rows.length && rows.every((row) => before.has(keyOf(row))) ? null : rows
}

/** First purchases depend on a user's other days, so all of them are counted again. */
async function daysOfChangedOrders(from: string, through: string): Promise<Set<string>> {
  const changed: { userId: number; paidAt: string | null }[] = await db
    .from('orders')
    .where('updated_at', '>=', from)
    .select('user_id as userId', 'paid_at as paidAt')
  const times = changed.map(({ paidAt }) => paidAt)
  const userIds = [...new Set(changed.map(({ userId }) => userId))]
  for (let at = 0; at < userIds.length; at += userBatchSize) {
    const paid = await paidOrders(db.connection(), toTimeRange({ to: through }))
      .whereIn('orders.user_id', userIds.slice(at, at + userBatchSize))
      .distinct('orders.paid_at as paidAt')
    times.push(...paid.map(({ paidAt }) => paidAt))
  }
  const days = times.flatMap((time) => (time ? [dayOf(fromStored(time))] : []))
  return new Set(days.filter((day) => day <= through))
}

/** A changed course whose last day has the same sums has neither a new subject nor a new teacher. */
async function daysOfMovedCourses(from: string): Promise<string[]> {
  const courses = await db.from('courses').where('updated_at', '>=', from).select('id')
  const days: string[] = []
  for (const { id } of courses) {
    const ofCourse = () => db.from('sale_figures').where('scope', `course:${id}`)
    const { last } = await ofCourse().max('day as last').firstOrFail()
    if (!last || !(await compareDay(db.connection(), String(last).slice(0, 10)))) continue
    for (const { day } of await ofCourse().select('day')) days.push(String(day).slice(0, 10))
  }
  return days
}

/** From the first payment, or the first processed day, to yesterday. */
async function allDays(): Promise<string[]> {
  const paid = await paidOrders(db.connection(), toTimeRange({})).min('paid_at as at').firstOrFail()
  const counted = await db.from('sale_figures').min('day as day').firstOrFail()
  const firsts = [paid.at && dayOf(fromStored(paid.at)), counted.day && String(counted.day).slice(0, 10)]
  const [first] = firsts.filter(Boolean).sort()
  return first ? [...daysBetween(first, yesterday())] : []
}

const yesterday = () => addDays(today(), -1)

function* daysBetween(first: string, last: string): Generator<string> {
  for (let day = first; day <= last; day = addDays(day, 1)) yield day
}
