import db from '@adonisjs/lucid/services/db'
import { RetryTransaction, transaction, type Trx } from '#core/transaction'

/** Rows of one course in one transaction. */
const batchSize = 1_000

/**
 * Adds the counts of `recordSaleCounts` to the courses, one course at a time, so that its lock is held for one update
 * only.
 */
export async function applyOrderCounts(): Promise<number> {
  const courses: { courseId: number }[] = await db
    .from('uncounted_sales')
    .distinct('course_id as courseId')
    .orderBy('course_id')
  for (const { courseId } of courses) {
    while ((await transaction((trx) => countBatch(trx, courseId))) === batchSize);
  }
  return courses.length
}

/** @returns the number of processed rows */
async function countBatch(trx: Trx, courseId: number): Promise<number> {
  const rows: { id: number; sales: number }[] = await trx
    .from('uncounted_sales')
    .where('course_id', courseId)
    .orderBy('id')
    .limit(batchSize)
    .select('id', 'sales')
  if (!rows.length) return 0

  // The course first: settling locks it before it records a sale and waits for nothing after that.
  await move(
    trx,
    courseId,
    rows.reduce((sum, { sales }) => sum + sales, 0)
  )
  const ids = rows.map(({ id }) => id)
  const taken = Number(await trx.from('uncounted_sales').whereIn('id', ids).delete())
  if (taken !== rows.length) throw new RetryTransaction('another process counted them')
  return rows.length
}

async function move(trx: Trx, courseId: number, sales: number): Promise<void> {
  const course = trx.from('courses').where('id', courseId)
  if (sales > 0) await course.increment('order_count', sales)
  // An admin may have set a lower count in the meantime.
  if (sales < 0) {
    const less = 'case when order_count > ? then order_count - ? else 0 end'
    await course.update({ order_count: trx.raw(less, [-sales, -sales]) })
  }
}
