import db from '@adonisjs/lucid/services/db'
import { HourKind } from '#certificates/terms'

/** Seconds of a `course_edu_logs` row that refunds withdrew. The rest of its expired account expired by age. */
export const secondsWithdrawn = `(select coalesce(sum(expired_seconds), 0) from hour_entries
  where hour_entries.course_edu_log_id = course_edu_logs.id
  and hour_entries.kind in ('${HourKind.Refund}', '${HourKind.Restore}'))`

export async function withdrawnSeconds(courseEduLogIds: number[]): Promise<Map<number, number>> {
  const rows: { id: number; seconds: number }[] = await db
    .from('course_edu_logs')
    .whereIn('id', courseEduLogIds)
    .select('id', db.raw(`${secondsWithdrawn} as seconds`))
  return new Map(rows.map(({ id, seconds }) => [id, seconds]))
}
