import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { readLate } from '#core/connections/late_reads'
import { RankingSize } from '#statistics/terms'

/** The courses with the most counted seconds. */
export async function courseRanking(courseIds?: number[]) {
  const rows = await readLate((client) =>
    ranked(client, courseIds)
      .join('courses', 'courses.id', 'play_sessions.course_id')
      .groupBy('courses.id', 'courses.course_name')
      .orderBy('courses.id')
      .select('courses.id as courseId', 'courses.course_name as courseName')
  )
  return rows.map(({ courseId, courseName, seconds }) => ({
    courseId,
    courseName,
    totalPlayTime: Number(seconds),
  }))
}

/** The people with the most counted seconds, by name only. */
export async function userRanking(courseIds?: number[]) {
  const rows = await readLate((client) =>
    ranked(client, courseIds)
      .join('users', 'users.id', 'play_sessions.user_id')
      .groupBy('users.id', 'users.user_name')
      .orderBy('users.id')
      .select('users.id as userId', 'users.user_name as userName')
  )
  return rows.map(({ userId, userName, seconds }) => ({
    userId,
    userName,
    totalPlayTime: Number(seconds),
  }))
}

function ranked(client: QueryClientContract, courseIds?: number[]) {
  const query = client
    .from('play_sessions')
    .where('play_sessions.credited_seconds', '>', 0)
    .sum('play_sessions.credited_seconds as seconds')
    .orderBy('seconds', 'desc')
    .limit(RankingSize)
  return courseIds?.length ? query.whereIn('play_sessions.course_id', courseIds) : query
}
