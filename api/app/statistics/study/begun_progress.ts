import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { withinStep, type BatchRange } from '#statistics/study/batches'

/** When a row of progress last changed: with every beat, and when the chapter was finished. */
export const changedAt = 'coalesce(chapter_progress.updated_at, chapter_progress.created_at)'

export interface ProgressQuery {
  courseId: number
  chapterIds: number[]
  /** Whoever watched nothing since then has stopped. */
  dropOffThreshold: string
  /** Of some people; otherwise of all. */
  step?: BatchRange
}

export const progressOf = (client: QueryClientContract, courseId: number) =>
  client.from('chapter_progress').where('chapter_progress.course_id', courseId)

/** Who opened a chapter and watched none of it has not begun it; staff who look at it earn nothing, so they have not either. */
export const begunProgress = (client: QueryClientContract, { courseId, chapterIds, step }: ProgressQuery) =>
  progressOf(client, courseId)
    .whereIn('chapter_progress.chapter_id', chapterIds)
    .if(step, (query) => withinStep(query, step!))
    .where((row) =>
      row
        .where('chapter_progress.credited_seconds', '>', 0)
        .orWhere('chapter_progress.covered_seconds', '>', 0)
        .orWhereNotNull('chapter_progress.completed_at')
    )
