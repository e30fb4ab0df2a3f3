import db from '@adonisjs/lucid/services/db'

/** Courses of which the user has opened a chapter. Reads only the index. */
export async function begunCourses(userId: number): Promise<Set<number>> {
  const rows = await db.from('chapter_progress').where('user_id', userId).distinct('course_id as courseId')
  return new Set(rows.map(({ courseId }) => Number(courseId)))
}
