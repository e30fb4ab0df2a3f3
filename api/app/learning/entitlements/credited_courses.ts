import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { HourKind } from '#certificates/terms'

/** A course whose minutes the learner has earned: studied again under another entitlement, it earns none. */
export interface CreditedCourse {
  courseId: number
  courseName: string
}

/**
 * A chapter earns its minutes once per user. A course still earns something while a chapter is unfinished, while
 * minutes wait for a test, or while a refund has withdrawn some, which a new entitlement restores.
 */
export async function creditedCourses(
  userId: number,
  courseIds?: number[],
  client: QueryClientContract = db.connection()
): Promise<CreditedCourse[]> {
  const withdrawn = `case when e.kind in ('${HourKind.Refund}', '${HourKind.Restore}') then e.expired_seconds else 0 end`
  const query = client
    .from('course_edu_logs as l')
    .join('hour_entries as e', 'e.course_edu_log_id', 'l.id')
    .join('courses', 'courses.id', 'l.course_id')
    .where('l.user_id', userId)
    .whereNotExists((open) =>
      open
        .from('chapters')
        .whereColumn('chapters.course_id', 'l.course_id')
        .where('chapters.chapter_status', 'published')
        .whereNotNull('chapters.video_id')
        .whereNotExists((finished) =>
          finished
            .from('study_logs')
            .whereColumn('study_logs.user_id', 'l.user_id')
            .whereColumn('study_logs.chapter_id', 'chapters.id')
        )
    )
    .groupBy('courses.id', 'courses.course_name')
    .havingRaw('sum(e.held_seconds) = 0')
    .havingRaw(`sum(${withdrawn}) = 0`)
    .havingRaw('sum(e.available_seconds + e.used_seconds + e.expired_seconds) > 0')
    .orderBy('courses.id')
    .select('courses.id as courseId', 'courses.course_name as courseName')
  if (courseIds) query.whereIn('l.course_id', courseIds)
  return query as unknown as Promise<CreditedCourse[]>
}
