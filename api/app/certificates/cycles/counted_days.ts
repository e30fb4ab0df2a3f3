import { CountBy } from '#certificates/education_rules/terms'
import { HourKind } from '#certificates/terms'
import { toWireDay } from '#core/time'
import type { Trx } from '#core/transaction'

/** An entry of the ledger that used minutes. */
export interface UsedEntry {
  id: number
  courseEduLogId: number
  chapterId: number | null
  seconds: number
  createdAt: string
}

/** The day of an entry by each of the two rules. */
export async function countedDays(
  trx: Trx,
  entries: UsedEntry[]
): Promise<(entry: UsedEntry, countBy: CountBy) => string> {
  const earned: { courseEduLogId: number; chapterId: number | null; at: string }[] = await trx
    .from('hour_entries')
    .whereIn('course_edu_log_id', [...new Set(entries.map(({ courseEduLogId }) => courseEduLogId))])
    .whereIn('kind', [HourKind.Watch, HourKind.Test, HourKind.Correction, HourKind.Import])
    .where('available_seconds', '>', 0)
    .groupBy('course_edu_log_id', 'chapter_id')
    .select('course_edu_log_id as courseEduLogId', 'chapter_id as chapterId')
    .max('created_at as at')
  return (entry, countBy) => {
    const first = earned.find(
      ({ courseEduLogId, chapterId }) => courseEduLogId === entry.courseEduLogId && chapterId === entry.chapterId
    )
    return toWireDay(countBy === CountBy.Earned && first ? first.at : entry.createdAt)
  }
}
