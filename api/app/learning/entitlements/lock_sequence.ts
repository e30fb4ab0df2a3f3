import type { Trx } from '#core/transaction'

/** Called before rows of several courses are written: each shares the lock of its course (docs/decisions/0027). */
export async function shareCourses(trx: Trx, courseIds: number[]): Promise<void> {
  const ids = [...new Set(courseIds)]
  await trx.from('courses').select('id').whereIn('id', ids).orderBy('id').forShare()
}
