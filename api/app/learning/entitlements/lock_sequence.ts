import type { Trx } from '#core/transaction'

/** Call it before writing rows about several courses: those share the lock of the course (docs/decisions/0027). */
export async function shareCourses(trx: Trx, courseIds: number[]): Promise<void> {
  const ids = [...new Set(courseIds)]
  await trx.from('courses').select('id').whereIn('id', ids).orderBy('id').forShare()
}
