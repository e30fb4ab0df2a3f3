import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'

export interface PlaySum {
  courseId: number
  userId: number
  seconds: number
}

/** The stored sums of these users, by course. */
export async function playSumsOf(client: QueryClientContract, userIds: number[]): Promise<PlaySum[]> {
  const rows = await client
    .from('play_sums')
    .whereIn('user_id', userIds)
    .where('course_id', '>', 0)
    .select('user_id as userId', 'course_id as courseId', 'credited_seconds as seconds')
  return rows.map((row) => ({
    userId: Number(row.userId),
    courseId: Number(row.courseId),
    seconds: Number(row.seconds),
  }))
}

/** Whether everything was aggregated once; until then a ranking reads the sessions. */
export async function arePlaysCounted(): Promise<boolean> {
  return Boolean(await db.from('play_sums').select('id').first())
}
