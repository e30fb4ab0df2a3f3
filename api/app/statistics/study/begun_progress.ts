import type { QueryClientContract } from '@adonisjs/lucid/types/database'

/** When a row of progress last changed: with every beat, and when the chapter was finished. */
export const changedAt = 'coalesce(chapter_progress.updated_at, chapter_progress.created_at)'

/** Who opened a chapter and watched none of it has not begun it; staff who look at it earn nothing, so they have not either. */
export const begunProgress = (
  client: QueryClientContract,
  courseId: number,
  chapterIds: number[]
) =>
  client
    .from('chapter_progress')
    .where('chapter_progress.course_id', courseId)
    .whereIn('chapter_progress.chapter_id', chapterIds)
    .where((row) =>
      row
        .where('chapter_progress.credited_seconds', '>', 0)
        .orWhere('chapter_progress.covered_seconds', '>', 0)
        .orWhereNotNull('chapter_progress.completed_at')
    )
