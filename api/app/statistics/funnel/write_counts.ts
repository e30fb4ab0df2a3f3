import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import { restoreFunnelCounters, drainFunnelCounters, type FunnelCounter } from '#core/funnel_counters'
import { transaction, type Trx } from '#core/transaction'

const slice = 200

/** Adds this process's counters to the database. Counters that cannot be written are retried the next time. */
export async function flushFunnelCounters(): Promise<void> {
  const taken = drainFunnelCounters()
  try {
    const rows = await ofCourses(taken)
    for (let at = 0; at < rows.length; at += slice) {
      // Not restored when a later slice fails: it would be counted twice.
      const some = rows.slice(at, at + slice)
      await transaction((trx) => add(trx, some))
      for (const row of some) taken.splice(taken.indexOf(row), 1)
    }
  } catch (error) {
    restoreFunnelCounters(taken)
    logger.warn({ err: error }, 'page views could not be written and are retried')
  }
}

/** Drops made-up course ids. */
async function ofCourses(counts: FunnelCounter[]): Promise<FunnelCounter[]> {
  const ids = [...new Set(counts.map(({ courseId }) => courseId))]
  const known = new Set<number>()
  for (let at = 0; at < ids.length; at += 500) {
    const rows = await db
      .from('courses')
      .whereIn('id', ids.slice(at, at + 500))
      .select('id')
    for (const { id } of rows) known.add(id)
  }
  return counts
    .filter(({ courseId }) => known.has(courseId))
    .sort((one, other) => one.day.localeCompare(other.day) || one.courseId - other.courseId)
}

/** In the order of the key, so that concurrent processes wait instead of deadlocking. */
async function add(trx: Trx, rows: FunnelCounter[]): Promise<void> {
  await trx
    .table('funnel_days')
    .knexQuery.insert(rows.map(({ day, courseId }) => ({ day, course_id: courseId })))
    .onConflict(['day', 'course_id'])
    .ignore()
  for (const { day, courseId, visits, carts } of rows) {
    await trx.from('funnel_days').where({ day, course_id: courseId }).increment({ visits, carts })
  }
}
