import db from '@adonisjs/lucid/services/db'
import { CycleEntryKind } from '#certificates/cycles/terms'
import { toMinutes } from '#core/duration'

/** Hours that learners reported and nobody confirmed or removed. */
export async function outsideHours(cycleIds: number[]) {
  const rows = await db
    .from('cycle_entries')
    .whereIn('education_cycle_id', cycleIds)
    .where('kind', CycleEntryKind.Outside)
    .orderBy('id')
    .select('id', 'education_cycle_id', 'required', 'counted_seconds', 'counted_on', 'reason', 'cause')
  const removed = new Set(rows.map(({ cause }) => /^outside-removed:(\d+)$/.exec(cause)?.[1]))
  return rows
    .filter(({ id, counted_seconds: seconds }) => seconds > 0 && !removed.has(String(id)))
    .map((row) => ({
      outsideHoursId: Number(row.id),
      cycleId: Number(row.education_cycle_id),
      requiredCourse: row.required ? (1 as const) : (0 as const),
      minutes: toMinutes(row.counted_seconds),
      providerName: String(row.reason),
      day: String(row.counted_on),
    }))
}
