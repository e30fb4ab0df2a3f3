import db from '@adonisjs/lucid/services/db'

/** Chapters of a study record whose minutes can no longer be uploaded. */
export interface SpentChapters {
  /** At the registry; a reverted upload leaves none. */
  used: Set<number>
  expired: Set<number>
}

export async function spentChapters(courseEduLogId: number | null): Promise<SpentChapters> {
  const spent: SpentChapters = { used: new Set(), expired: new Set() }
  if (courseEduLogId === null) return spent
  const rows: { chapterId: number; used: number; expired: number }[] = await db
    .from('hour_entries')
    .where('course_edu_log_id', courseEduLogId)
    .whereNotNull('chapter_id')
    .groupBy('chapter_id')
    .select('chapter_id as chapterId')
    .sum('used_seconds as used')
    .sum('expired_seconds as expired')
  for (const { chapterId, used, expired } of rows) {
    if (used > 0) spent.used.add(chapterId)
    else if (expired > 0) spent.expired.add(chapterId)
  }
  return spent
}
