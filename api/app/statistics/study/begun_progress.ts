import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { withinStep, type BatchRange } from '#statistics/study/batches'

/** The last change of a progress row: by a heartbeat, or when the chapter was finished. */
export const changedAt = 'coalesce(chapter_progress.updated_at, chapter_progress.created_at)'

export interface ProgressQuery {
  courseId: number
  chapterIds: number[]
  /** Learners without watching since then have dropped off. */
  dropOffThreshold: string
  /** Limits the query to some users; default: all. */
  step?: BatchRange
}

export const progressOf = (client: QueryClientContract, courseId: number) =>
  client.from('chapter_progress').where('chapter_progress.course_id', courseId)

/** Opening a chapter without watching does not count; neither does watching as staff, which earns nothing. */
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
