import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { Trx } from '#core/transaction'
import { addDays } from '#core/time'
import { today, type Days } from '#statistics/days'
import { buyersOfDays } from '#statistics/sales/buyers'
import { countedSales, isKept } from '#statistics/sales/counted_sales'

export interface BuyersOfDay {
  courses: Map<number, number>
  subjects: Map<string, number>
}

/** Of yesterday alone, which is asked for again and again; older days are forgotten. Under the lock of counting. */
export async function countBuyersOfDay(trx: Trx, day: string): Promise<void> {
  const yesterday = addDays(today(), -1)
  await trx.from('buyer_days').where('day', day).orWhere('day', '<', yesterday).delete()
  if (day !== yesterday) return
  const subjectOf = await countedSubjects(trx)
  const [all, subjects] = [new Set<number>(), new Map<string, Set<number>>()]
  const courses = await buyersOfDays(trx, { from: day, to: day })
  for (const [courseId, people] of courses) {
    const key = subjectOf.get(courseId)!
    const ofSubject = subjects.get(key) ?? new Set()
    for (const userId of people) {
      all.add(userId)
      ofSubject.add(userId)
    }
    subjects.set(key, ofSubject)
  }
  const rows = [
    // Also without anybody: it says that the day is kept.
    { subject_key: '', course_id: 0, people: all.size },
    ...[...courses].map(([id, { size }]) => ({ subject_key: '', course_id: id, people: size })),
    ...[...subjects].map(([key, { size }]) => ({ subject_key: key, course_id: 0, people: size })),
  ]
  for (let at = 0; at < rows.length; at += 200)
    await trx.table('buyer_days').multiInsert(rows.slice(at, at + 200).map((row) => ({ day, ...row })))
}

/** After a release that does not know them has counted. */
export async function recountYesterday(trx: Trx): Promise<void> {
  const counted = await trx.from('counted_sales').forUpdate().first()
  await trx.from('buyer_days').delete()
  if (counted?.counted_through) await countBuyersOfDay(trx, String(counted.counted_through).slice(0, 10))
}

/** Null where they are not kept, or no longer right. */
export async function keptBuyersOfDay(
  client: QueryClientContract,
  { from, to }: Days,
  subjectNow: (courseId: number) => string
): Promise<BuyersOfDay | null> {
  if (!from || from !== to || !(await isKept(client, 'hours_since'))) return null
  const rows = await client.from('buyer_days').where('day', from)
  if (!rows.length || (await countedSales(client)).changedDays.includes(from)) return null
  const subjectOf = await countedSubjects(client)
  if ([...subjectOf].some(([courseId, key]) => subjectNow(courseId) !== key)) return null
  const kept: BuyersOfDay = { courses: new Map(), subjects: new Map() }
  for (const { subject_key: key, course_id: courseId, people } of rows) {
    if (courseId) kept.courses.set(courseId, people)
    else if (key) kept.subjects.set(key, people)
  }
  return kept
}

async function countedSubjects(client: QueryClientContract): Promise<Map<number, string>> {
  const rows = await client.from('counted_courses')
  return new Map(rows.map((row) => [row.course_id, row.subject_key]))
}
