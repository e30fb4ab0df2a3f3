import db from '@adonisjs/lucid/services/db'
import { fromStored } from '#core/time'
import { transaction, type Trx } from '#core/transaction'
import { dayOf, spanOf } from '#statistics/days'
import { noDifference, writeDifference, type SaleDifference } from '#statistics/sales/checking/sale_difference'
import { mendBuyerTotals, mendTotal } from '#statistics/sales/buyer_totals'
import { countedSales } from '#statistics/sales/counted_sales'
import { paidOrders, soldLines } from '#statistics/sales/sold'

/** People looked at together. */
const slice = 500

/** Holds buyers against the orders, some people at a time, and their totals against them; what differs is written anew. One difference for all of a run. */
export async function checkBuyers(through: string): Promise<SaleDifference[]> {
  let wrongBuyers = 0
  for (let after = 0; ;) {
    const people = await peopleAfter(after)
    if (!people.length) break
    after = people.at(-1)!
    const wrong = await transaction((trx) => wrongRows(trx, people, through))
    if (wrong.length) wrongBuyers += await transaction((trx) => mend(trx, people))
  }
  wrongBuyers += await mendBuyerTotals()
  if (!wrongBuyers) return []
  const found = { ...noDifference(through), wrongBuyers }
  return [await transaction((trx) => writeDifference(trx, found))]
}

/** Everybody, because a row may stand for somebody who never paid. */
async function peopleAfter(id: number): Promise<number[]> {
  const rows = await db.from('users').where('id', '>', id).orderBy('id').limit(slice).select('id')
  return rows.map((row) => row.id)
}

/** `subject,course,user` and the day of the first payment, with a mark when all copies of the course were given back. */
type Firsts = Map<string, string>
const returned = ' returned'

async function wrongRows(trx: Trx, people: number[], through: string): Promise<string[]> {
  const [kept, counted] = [await keptFirsts(trx, people, through), await countedFirsts(trx, people, through)]
  return [...new Set([...kept.keys(), ...counted.keys()])].filter((key) => kept.get(key) !== counted.get(key))
}

async function keptFirsts(trx: Trx, people: number[], through: string): Promise<Firsts> {
  const rows = await trx.from('buyers').whereIn('user_id', people).where('first_paid_on', '<=', through)
  return new Map(
    rows.map((row) => [
      keyOf(row.subject_key, row.course_id, row.user_id),
      String(row.first_paid_on).slice(0, 10) + (row.course_id && !row.has_copies ? returned : ''),
    ])
  )
}

async function countedFirsts(trx: Trx, people: number[], through: string): Promise<Firsts> {
  const span = spanOf({ to: through })
  const subjects = new Map<number, string>(
    (await trx.from('counted_courses')).map((row) => [row.course_id, row.subject_key])
  )
  const orders = await paidOrders(trx, span)
    .whereIn('orders.user_id', people)
    .groupBy('orders.user_id')
    .select('orders.user_id as userId')
    .min('orders.paid_at as at')
  const lines = await soldLines(trx, span)
    .whereIn('orders.user_id', people)
    .groupBy('orders.user_id', 'order_items.course_id')
    .select('orders.user_id as userId', 'order_items.course_id as courseId')
    .min('orders.paid_at as at')
    .select(trx.raw('max(order_items.course_count - order_items.refunded_count) as copies'))

  const firsts: Firsts = new Map()
  const add = (key: string, day: string) => {
    if (day < (firsts.get(key) ?? '9999')) firsts.set(key, day)
  }
  for (const { userId, at } of orders) add(keyOf('', 0, userId), dayOf(fromStored(at)))
  for (const { userId, courseId, at, copies } of lines) {
    const day = dayOf(fromStored(at))
    add(keyOf('', courseId, userId), Number(copies) > 0 ? day : day + returned)
    add(keyOf(subjects.get(courseId) ?? '', 0, userId), day)
  }
  return firsts
}

const dayIn = (first = '') => first.slice(0, 10)

const keyOf = (subject: string, courseId: number, userId: number) => [subject, courseId, userId].join()

/** Under the lock of counting; what changed orders bring in the job counts itself. @returns how many rows were wrong */
async function mend(trx: Trx, people: number[]): Promise<number> {
  await trx.from('counted_sales').forUpdate().first()
  const { through, changedDays } = await countedSales(trx)
  if (!through) return 0
  const counted = await countedFirsts(trx, people, through)
  const kept = await keptFirsts(trx, people, through)
  const isRight = (key: string) => kept.get(key) === counted.get(key)
  const wrong = [...new Set([...kept.keys(), ...counted.keys()])].filter((key) => !isRight(key))
  for (const key of wrong) {
    const [subjectKey, courseId, userId] = key.split(',')
    const scope = { subject_key: subjectKey, course_id: Number(courseId), user_id: Number(userId) }
    await trx.from('buyers').where(scope).delete()
    const first = counted.get(key)
    if (first) {
      const has = !first.endsWith(returned)
      await trx.table('buyers').insert({ ...scope, first_paid_on: dayIn(first), has_copies: has })
    }
  }
  for (const scope of new Set(wrong.map((key) => key.slice(0, key.lastIndexOf(','))))) {
    const [subjectKey, courseId] = scope.split(',')
    await mendTotal(trx, { subjectKey, courseId: Number(courseId) })
  }
  // Copies of an order that changed since it was counted may be of any day.
  const isNew = (key: string) =>
    changedDays.includes(dayIn(counted.get(key))) ||
    (changedDays.length > 0 && dayIn(counted.get(key)) === dayIn(kept.get(key)))
  return wrong.filter((key) => !isNew(key)).length
}
