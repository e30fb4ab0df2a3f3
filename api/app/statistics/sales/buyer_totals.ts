import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { transaction, type Trx } from '#core/transaction'
import { isKept } from '#statistics/sales/counted_sales'

/** All people (`''`, 0), those of a subject, or those of a course. */
export interface BuyerScope {
  subjectKey: string
  courseId: number
}

export interface BuyerTotal extends BuyerScope {
  people: number
  /** Of a course: who has some that were not given back. */
  withCopies: number
}

const columns = ['subject_key as subjectKey', 'course_id as courseId']

/** Of scopes with anybody; from the rows themselves where totals are not kept. */
export async function keptBuyers(
  client: QueryClientContract,
  narrow: (query: DatabaseQueryBuilderContract) => unknown
): Promise<BuyerTotal[]> {
  if (!(await isKept(client, 'totals_since'))) return countRows(client, narrow)
  const query = client.from('buyer_totals').where('people', '>', 0)
  narrow(query)
  return (await query.select(...columns, 'people', 'with_copies as withCopies')).map(toTotal)
}

async function countRows(
  client: QueryClientContract,
  narrow: (query: DatabaseQueryBuilderContract) => unknown
): Promise<BuyerTotal[]> {
  const query = client.from('buyers').groupBy('subject_key', 'course_id')
  narrow(query)
  const withCopies = client.raw('sum(case when has_copies then 1 else 0 end) as withCopies')
  return (await query.select(...columns, withCopies).count('* as people')).map(toTotal)
}

const toTotal = (row: Record<string, unknown>): BuyerTotal => ({
  subjectKey: String(row.subjectKey),
  courseId: Number(row.courseId),
  people: Number(row.people),
  withCopies: Number(row.withCopies),
})

/** With the rows that it follows, in their transaction and under the lock of counting. */
export async function moveTotal(
  trx: Trx,
  { subjectKey, courseId }: BuyerScope,
  by: { people?: number; withCopies?: number }
): Promise<void> {
  const { people = 0, withCopies = 0 } = by
  if (!people && !withCopies) return
  const scope = { subject_key: subjectKey, course_id: courseId }
  const moved = await trx
    .from('buyer_totals')
    .where(scope)
    .update({ people: trx.raw('people + ?', [people]), with_copies: trx.raw('with_copies + ?', [withCopies]) })
  if (!Number(moved)) await trx.table('buyer_totals').insert({ ...scope, people, with_copies: withCopies })
}

/** Makes each total what its rows are, a scope at a time. @returns how many were wrong */
export async function mendBuyerTotals(): Promise<number> {
  let wrong = 0
  const known = await db.from('buyer_totals').select(...columns)
  const present = await db.from('buyers').distinct('subject_key as subjectKey', 'course_id as courseId')
  const scopes = new Map([...known, ...present].map((row) => [`${row.subjectKey},${row.courseId}`, row as BuyerScope]))
  for (const scope of scopes.values()) if (await transaction((trx) => mendTotal(trx, scope))) wrong++
  return wrong
}

/** @returns whether it was wrong */
export async function mendTotal(trx: Trx, { subjectKey, courseId }: BuyerScope): Promise<boolean> {
  await trx.from('counted_sales').forUpdate().first()
  const scope = { subject_key: subjectKey, course_id: courseId }
  const [counted] = await countRows(trx, (query) => query.where(scope))
  const kept = await trx.from('buyer_totals').where(scope).first()
  const { people = 0, withCopies = 0 } = counted ?? {}
  if ((kept?.people ?? 0) === people && (kept?.with_copies ?? 0) === withCopies) return false
  await trx.from('buyer_totals').where(scope).delete()
  await moveTotal(trx, { subjectKey, courseId }, { people, withCopies })
  return true
}
