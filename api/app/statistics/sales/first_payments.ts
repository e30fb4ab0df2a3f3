import type { Trx } from '#core/transaction'
import { spanOf, type Span } from '#statistics/days'
import { moveTotal } from '#statistics/sales/buyer_totals'
import { paidOrders, soldLines } from '#statistics/sales/sold'
import { courseSubjects } from '#statistics/sales/subjects'

interface Scope {
  subjectKey: string
  courseId: number
  users: number[]
}

/** Writes down who paid for the first time on a day, or in a part of it: at all, for a course, for a subject. A payment that becomes known late moves the day back. */
export async function countFirstPayments(
  trx: Trx,
  day: string,
  span: Span = spanOf({ from: day, to: day })
): Promise<void> {
  const people = await paidOrders(trx, span).distinct('orders.user_id as userId')
  const lines = (await soldLines(trx, span)
    .distinct('order_items.course_id as courseId')
    .select('orders.user_id as userId')) as { courseId: number; userId: number }[]
  const courseIds = [...new Set(lines.map(({ courseId }) => courseId))]
  const subjects = await subjectsOf(trx, courseIds)

  await addBuyers(trx, day, { subjectKey: '', courseId: 0, users: people.map((p) => p.userId) })
  for (const [courseId, users] of grouped(lines, ({ courseId }) => courseId)) {
    await addBuyers(trx, day, { subjectKey: '', courseId, users })
  }
  for (const [subjectKey, users] of grouped(lines, (line) => subjects.get(line.courseId)!)) {
    await addBuyers(trx, day, { subjectKey, courseId: 0, users })
  }
}

/** The subjects as they were counted; a course that is new here is counted under the one it has now. */
async function subjectsOf(trx: Trx, courseIds: number[]): Promise<Map<number, string>> {
  const rows = await trx.from('counted_courses').whereIn('course_id', courseIds)
  const counted = new Map<number, string>(rows.map((row) => [row.course_id, row.subject_key]))
  const fresh = courseIds.filter((id) => !counted.has(id))
  if (!fresh.length) return counted
  for (const { courseId, subjectKey, teacherId } of (await courseSubjects(trx, fresh)).values()) {
    counted.set(courseId, subjectKey)
    await trx.table('counted_courses').insert({ course_id: courseId, subject_key: subjectKey, teacher_id: teacherId })
  }
  return counted
}

/** When an admin changed the subject of a course, the buyers of its old and its new one are counted anew from those of their courses. */
export async function recountSubjects(trx: Trx): Promise<void> {
  await trx.from('counted_sales').forUpdate().first()
  const counted = await trx.from('counted_courses')
  const present = await courseSubjects(trx)
  const moved = counted.filter((row) => (present.get(row.course_id)?.subjectKey ?? row.subject_key) !== row.subject_key)
  const stale = new Set<string>()
  for (const row of moved) {
    const { subjectKey } = present.get(row.course_id)!
    stale.add(row.subject_key).add(subjectKey)
    await trx.from('counted_courses').where('course_id', row.course_id).update({ subject_key: subjectKey })
  }
  for (const subjectKey of stale) await recountSubject(trx, subjectKey)
  if (stale.size) await trx.from('buyer_days').delete()
}

async function recountSubject(trx: Trx, subjectKey: string): Promise<void> {
  const gone = Number(await trx.from('buyers').where({ subject_key: subjectKey, course_id: 0 }).delete())
  await moveTotal(trx, { subjectKey, courseId: 0 }, { people: -gone, withCopies: -gone })
  const firsts = await trx
    .from('buyers')
    .join('counted_courses', 'counted_courses.course_id', 'buyers.course_id')
    .where('buyers.subject_key', '')
    .where('counted_courses.subject_key', subjectKey)
    .groupBy('buyers.user_id')
    .select('buyers.user_id as userId')
    .min('buyers.first_paid_on as day')
  for (const [day, users] of grouped(
    firsts.map((row) => ({ day: String(row.day), userId: row.userId as number })),
    ({ day }) => day
  )) {
    await addBuyers(trx, day, { subjectKey, courseId: 0, users })
  }
}

async function addBuyers(trx: Trx, day: string, { subjectKey, courseId, users }: Scope): Promise<void> {
  const scope = { subject_key: subjectKey, course_id: courseId }
  for (let at = 0; at < users.length; at += 500) {
    const some = users.slice(at, at + 500)
    const known = await trx
      .from('buyers')
      .where(scope)
      .whereIn('user_id', some)
      .select('user_id as userId', 'first_paid_on as day')
    const later = known.filter((row) => String(row.day) > day).map(({ userId }) => userId)
    if (later.length) {
      await trx.from('buyers').where(scope).whereIn('user_id', later).update({ first_paid_on: day })
    }
    const knownUsers = new Set(known.map(({ userId }) => userId))
    const fresh = some.filter((userId) => !knownUsers.has(userId))
    const rows = fresh.map((userId) => ({ ...scope, user_id: userId, first_paid_on: day }))
    if (!rows.length) continue
    await trx.table('buyers').multiInsert(rows)
    await moveTotal(trx, { subjectKey, courseId }, { people: rows.length, withCopies: rows.length })
  }
}

function grouped<Row extends { userId: number }, Key>(rows: Row[], keyOf: (row: Row) => Key): Map<Key, number[]> {
  const groups = new Map<Key, Set<number>>()
  for (const row of rows) {
    const key = keyOf(row)
    groups.set(key, (groups.get(key) ?? new Set()).add(row.userId))
  }
  return new Map([...groups].map(([key, users]) => [key, [...users]]))
}
