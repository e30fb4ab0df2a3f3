import type { Trx } from '#core/transaction'
import { grantsOf, type Grant, type PaidItem } from '#learning/entitlements/order_contents'

/** Call it before writing rows about several courses: those share the lock of the course (docs/decisions/0027). */
export async function lockCourses(trx: Trx, courseIds: number[]): Promise<void> {
  const ids = [...new Set(courseIds)]
  await trx.from('courses').select('id').whereIn('id', ids).orderBy('id').forUpdate()
}

export async function shareCourses(trx: Trx, courseIds: number[]): Promise<void> {
  const ids = [...new Set(courseIds)]
  await trx.from('courses').select('id').whereIn('id', ids).orderBy('id').forShare()
}

/** Shipped courses are locked too: selling counts them. Lock the buyer before. */
export async function lockContents(trx: Trx, items: PaidItem[]): Promise<Grant[]> {
  const contents = await grantsOf(trx, items)
  await lockCourses(
    trx,
    [...items, ...contents].map(({ courseId }) => courseId)
  )
  return contents
}
