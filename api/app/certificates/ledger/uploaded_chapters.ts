import db from '@adonisjs/lucid/services/db'

/** Chapters of a study record whose minutes are uploaded; a push that was taken back leaves none. */
export async function uploadedChapters(courseEduLogId: number | null): Promise<Set<number>> {
  if (courseEduLogId === null) return new Set()
  const rows = await db
    .from('hour_entries')
    .where('course_edu_log_id', courseEduLogId)
    .whereNotNull('chapter_id')
    .groupBy('chapter_id')
    .havingRaw('sum(used_seconds) > 0')
    .select('chapter_id as chapterId')
  return new Set(rows.map(({ chapterId }) => chapterId))
}
