import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { spanOf, type Days, type Span } from '#statistics/days'
import { keptBuyers } from '#statistics/sales/buyer_totals'
import { havingCopies } from '#statistics/sales/copies'
import { countedSales, isKept, uncountedSpans, type CountedHours } from '#statistics/sales/counted_sales'
import { spansWithoutHours } from '#statistics/sales/hours/kept_hours'
import { paidOrders, soldLines } from '#statistics/sales/sold'

/** Whoever ever paid is a learner who pays, whatever was given back since; an order of 0.00 counts. */
export async function countBuyers(client: QueryClientContract): Promise<number> {
  const [kept] = await keptBuyers(client, (query) => query.where({ subject_key: '', course_id: 0 }))
  const [fresh] = await paidOrders(client, spansWithoutHours(await countedSales(client), {}))
    .whereNotExists((sub) =>
      sub.from('buyers').where({ subject_key: '', course_id: 0 }).whereColumn('buyers.user_id', 'orders.user_id')
    )
    .countDistinct('orders.user_id as people')
  return (kept?.people ?? 0) + Number(fresh.people)
}

/** Distinct buyers by course, for all time. */
export async function countBuyersByCourse(
  client: QueryClientContract,
  courseIds: number[]
): Promise<Map<number, number>> {
  const counts = new Map<number, number>()
  const kept = await keptBuyers(client, (query) => query.where('subject_key', '').whereIn('course_id', courseIds))
  for (const { courseId, people } of kept) counts.set(courseId, people)

  const counted = await countedSales(client)
  for (const [courseId, people] of await uncountedBuyers(client, counted, courseIds)) {
    counts.set(courseId, (counts.get(courseId) ?? 0) + people.size)
  }
  return counts
}

/** Distinct buyers by subject, for all time. */
export async function countBuyersBySubject(
  client: QueryClientContract,
  subjectOf: (courseId: number) => string
): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  const kept = await keptBuyers(client, (query) => query.where('course_id', 0).whereNot('subject_key', ''))
  for (const { subjectKey, people } of kept) counts.set(subjectKey, people)

  const counted = await countedSales(client)
  const fresh = new Map<string, Set<number>>()
  for (const [courseId, people] of await uncountedBuyers(client, counted)) {
    const key = subjectOf(courseId)
    const known = await knownBuyers(client, key, [...people])
    const added = fresh.get(key) ?? new Set()
    for (const userId of people) if (!known.has(userId)) added.add(userId)
    fresh.set(key, added)
  }
  for (const [key, people] of fresh) counts.set(key, (counts.get(key) ?? 0) + people.size)
  return counts
}

/** Who paid for copies of a course that were not all given back. */
export async function countHavingCopies(client: QueryClientContract, courseId: number): Promise<number> {
  if (!(await isKept(client, 'totals_since'))) {
    const [row] = await soldLines(client, spanOf({}))
      .where('order_items.course_id', courseId)
      .whereRaw('order_items.course_count > order_items.refunded_count')
      .countDistinct('orders.user_id as people')
    return Number(row.people)
  }
  const scope = { subject_key: '', course_id: courseId }
  const [kept] = await keptBuyers(client, (query) => query.where(scope))
  const spans = uncountedSpans(await countedSales(client), {})
  const lines = await linesOfBuyers(client, spans, [courseId])
  const changed = new Set<number>(lines.map(({ userId }) => userId))

  let people = kept?.withCopies ?? 0
  for (let at = 0; at < changed.size; at += 500) {
    const userIds = [...changed].slice(at, at + 500)
    const [before] = await client
      .from('buyers')
      .where({ ...scope, has_copies: true })
      .whereIn('user_id', userIds)
      .count('* as people')
    people += (await havingCopies(client, { courseId, userIds })).size - Number(before.people)
  }
  return people
}

/** Distinct buyers by course of some days, and of one course or subject among them. */
export async function buyersOfDays(
  client: QueryClientContract,
  days: Days,
  courseIds?: number[]
): Promise<Map<number, Set<number>>> {
  return byCourse(await linesOfBuyers(client, spanOf(days), courseIds))
}

/** Of days and hours that are not kept: who bought a course that is not known to have bought it. */
async function uncountedBuyers(
  client: QueryClientContract,
  counted: CountedHours,
  courseIds?: number[]
): Promise<Map<number, Set<number>>> {
  const rows = await linesOfBuyers(client, spansWithoutHours(counted, {}), courseIds).whereNotExists((sub) =>
    sub
      .from('buyers')
      .where('buyers.subject_key', '')
      .whereColumn('buyers.course_id', 'order_items.course_id')
      .whereColumn('buyers.user_id', 'orders.user_id')
  )
  return byCourse(rows)
}

function linesOfBuyers(client: QueryClientContract, span: Span | Span[], courseIds?: number[]) {
  const query = soldLines(client, span).distinct('order_items.course_id as courseId').select('orders.user_id as userId')
  return courseIds ? query.whereIn('order_items.course_id', courseIds) : query
}

async function knownBuyers(client: QueryClientContract, subjectKey: string, users: number[]) {
  const rows = await client
    .from('buyers')
    .where({ subject_key: subjectKey, course_id: 0 })
    .whereIn('user_id', users)
    .select('user_id as userId')
  return new Set(rows.map(({ userId }) => userId))
}

function byCourse(rows: Record<string, number>[]): Map<number, Set<number>> {
  const buyers = new Map<number, Set<number>>()
  for (const { courseId, userId } of rows) {
    buyers.set(courseId, (buyers.get(courseId) ?? new Set()).add(userId))
  }
  return buyers
}
