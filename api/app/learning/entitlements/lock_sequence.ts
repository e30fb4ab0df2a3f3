import type { Trx } from '#core/transaction'
import { grantsOf, type Grant, type PaidItem } from '#learning/entitlements/order_contents'

/**
 * Locks these courses, the lowest number first. Every row that refers to a course shares its lock, so whoever
 * writes such rows about several courses, or changes one afterwards, comes here before (docs/decisions/0027).
 */
export async function lockCourses(trx: Trx, courseIds: number[]): Promise<void> {
  const ids = [...new Set(courseIds)]
  await trx.from('courses').select('id').whereIn('id', ids).orderBy('id').forUpdate()
}

/** The same for who only refers to them. */
export async function shareCourses(trx: Trx, courseIds: number[]): Promise<void> {
  const ids = [...new Set(courseIds)]
  await trx.from('courses').select('id').whereIn('id', ids).orderBy('id').forShare()
}

/**
 * What order items consist of, with every course of it locked, those that are sent by courier included: granting
 * writes about them, and selling counts them. The buyer is locked before.
 */
export async function lockContents(trx: Trx, items: PaidItem[]): Promise<Grant[]> {
  const contents = await grantsOf(trx, items)
  await lockCourses(
    trx,
    [...items, ...contents].map(({ courseId }) => courseId)
  )
  return contents
}
