import type { Trx } from '#core/transaction'

export interface ChapterSeconds {
  /** Null for minutes that a correction added. */
  chapterId: number | null
  seconds: number
}

/** The available seconds of a study record by chapter; negative where a correction took more than it gave. */
export async function availableByChapter(trx: Trx, courseEduLogId: number): Promise<ChapterSeconds[]> {
  const rows = await trx
    .from('hour_entries')
    .where('course_edu_log_id', courseEduLogId)
    .groupBy('chapter_id')
    .select('chapter_id as chapterId')
    .sum('available_seconds as seconds')
    .orderBy('chapter_id')
  return rows
    .map(({ chapterId, seconds }) => ({ chapterId, seconds: Number(seconds) }))
    .filter(({ seconds }) => seconds !== 0)
}
