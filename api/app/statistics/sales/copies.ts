import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { transaction, type Trx } from '#core/transaction'
import { spanOf } from '#statistics/days'
import { moveTotal } from '#statistics/sales/buyer_totals'
import { soldLines } from '#statistics/sales/sold'

interface Pair {
  courseId: number
  userId: number
}

const someUsers = 500
const someLines = 20_000

/** Who gave back all copies of a course, or has some again, by the orders of a day. Under the lock of counting. @param through the last kept day, this one or a later one */
export async function countCopies(trx: Trx, day: string, through: string): Promise<void> {
  const ofDay = () =>
    soldLines(trx, spanOf({ from: day, to: day }))
      .distinct('order_items.course_id as courseId')
      .select('orders.user_id as userId')
  const returned = await ofDay().whereRaw(isReturned)
  const without = await ofDay()
    .join('buyers', (join) =>
      join
        .on('buyers.user_id', 'orders.user_id')
        .andOn('buyers.course_id', 'order_items.course_id')
        .andOnVal('buyers.subject_key', '')
    )
    .where('buyers.has_copies', false)
  await writeCopies(trx, [...returned, ...without] as Pair[], through)
}

/** Of all kept days, some lines at a time: for the first time, and after the release before has counted. */
export async function recountCopies(through: string): Promise<void> {
  const [{ last }] = await db.from('order_items').max('id as last')
  for (let from = 0; from < Number(last); from += someLines) {
    await transaction(async (trx) => {
      await trx.from('counted_sales').forUpdate().first()
      const pairs = (await soldLines(trx, spanOf({ to: through }))
        .where('order_items.id', '>', from)
        .where('order_items.id', '<=', from + someLines)
        .whereRaw(isReturned)
        .distinct('order_items.course_id as courseId')
        .select('orders.user_id as userId')) as Pair[]
      await writeCopies(trx, pairs, through)
    })
  }
  await eachWithout((trx, pairs) => writeCopies(trx, pairs, through))
}

const isReturned = 'order_items.refunded_count >= order_items.course_count'

/** Rows that say somebody has none, in the sequence of their ids. */
async function eachWithout(work: (trx: Trx, pairs: Pair[]) => Promise<void>): Promise<void> {
  for (let after = 0; ;) {
    const rows = await db
      .from('buyers')
      .where('has_copies', false)
      .where('id', '>', after)
      .orderBy('id')
      .limit(someUsers)
      .select('id', 'course_id as courseId', 'user_id as userId')
    if (!rows.length) return
    after = rows.at(-1)!.id
    await transaction(async (trx) => {
      await trx.from('counted_sales').forUpdate().first()
      await work(trx, rows)
    })
  }
}

async function writeCopies(trx: Trx, pairs: Pair[], through: string): Promise<void> {
  for (const [courseId, ofCourse] of Map.groupBy(pairs, (pair) => Number(pair.courseId))) {
    const people = [...new Set(ofCourse.map(({ userId }) => userId))]
    for (let at = 0; at < people.length; at += someUsers) {
      const some = people.slice(at, at + someUsers)
      const having = await havingCopies(trx, { courseId, userIds: some, through })
      await setCopies(trx, courseId, { userIds: some.filter((id) => !having.has(id)), has: false })
      await setCopies(trx, courseId, { userIds: [...having], has: true })
    }
  }
}

async function setCopies(
  trx: Trx,
  courseId: number,
  { userIds, has }: { userIds: number[]; has: boolean }
): Promise<void> {
  if (!userIds.length) return
  const changed = await trx
    .from('buyers')
    .where({ subject_key: '', course_id: courseId, has_copies: !has })
    .whereIn('user_id', userIds)
    .update({ has_copies: has })
  const count = Number(changed)
  await moveTotal(trx, { subjectKey: '', courseId }, { withCopies: has ? count : -count })
}

/** Who of some people has copies of a course that were not given back, from the orders. @param through all days without it */
export async function havingCopies(
  client: QueryClientContract,
  { courseId, userIds, through }: { courseId: number; userIds: number[]; through?: string }
): Promise<Set<number>> {
  const rows = await soldLines(client, spanOf({ to: through }))
    .where('order_items.course_id', courseId)
    .whereIn('orders.user_id', userIds)
    .whereRaw('order_items.course_count > order_items.refunded_count')
    .distinct('orders.user_id as userId')
  return new Set(rows.map(({ userId }) => userId))
}
