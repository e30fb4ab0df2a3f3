import db from '@adonisjs/lucid/services/db'
import { ChapterStatus } from '#catalogue/terms'
import type { CurrentUser } from '#core/current_user'
import { courseAccess } from '#learning/entitlements/course_access'

/** The user's position in each opened chapter, and the last opened chapter, where a player resumes. */
export async function courseProgress(user: CurrentUser, courseId: number) {
  await courseAccess(user, courseId)
  const rows = await db
    .from('chapter_progress')
    .join('chapters', 'chapters.id', 'chapter_progress.chapter_id')
    .where({ 'user_id': user.id, 'chapter_progress.course_id': courseId })
    .where('chapters.chapter_status', ChapterStatus.Published)
    .whereNotNull('chapters.video_id')
    .orderBy('chapter_progress.updated_at', 'desc')
    .orderBy('chapter_progress.id', 'desc')
    .select('chapter_id as id', 'position_seconds as position', 'completed_at as completedAt')
  const chapters = rows.map(({ id, position, completedAt }) => ({
    courseChapterId: Number(id),
    position: Number(position),
    completed: completedAt !== null,
  }))
  return { lastChapterId: chapters.length ? chapters[0].courseChapterId : null, chapters }
}
