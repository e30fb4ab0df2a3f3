import db from '@adonisjs/lucid/services/db'
import { isAdmin, type CurrentUser } from '#core/current_user'

export function userOfTotals(user: CurrentUser, asked: number | undefined): number {
  return isAdmin(user) && asked ? asked : user.id
}

export async function playTotal(userId: number): Promise<number> {
  const row = await db.from('play_sessions').where('user_id', userId).sum('credited_seconds as sum')
  return Number(row[0].sum ?? 0)
}

export async function coursePlayTotals(userId: number, courseIds?: number[]) {
  const query = db
    .from('play_sessions')
    .join('courses', 'courses.id', 'play_sessions.course_id')
    .where('play_sessions.user_id', userId)
    .groupBy('courses.id', 'courses.course_name')
    .orderBy('seconds', 'desc')
    .orderBy('courses.id')
    .select('courses.id as courseId', 'courses.course_name as courseName')
    .sum('play_sessions.credited_seconds as seconds')
  if (courseIds?.length) query.whereIn('courses.id', courseIds)

  const rows: { courseId: number; courseName: string; seconds: number | string }[] = await query
  return rows.map(({ courseId, courseName, seconds }) => ({
    courseId,
    courseName,
    totalPlayTime: Number(seconds),
  }))
}
