import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'

/** The fastest reported playback rate by chapter; 2 is double speed, normal ones are omitted. */
export async function fastestRates(
  userId: number,
  chapterIds: number[],
  client: QueryClientContract = db.connection()
): Promise<Map<number, number>> {
  if (chapterIds.length === 0) return new Map()
  const sessions = () =>
    client
      .from('play_sessions')
      .where('play_sessions.user_id', userId)
      .whereIn('play_sessions.chapter_id', chapterIds)
      .groupBy('play_sessions.chapter_id')
      .select('play_sessions.chapter_id as chapterId')
  const [recent, older]: { chapterId: number; rate: number | null }[][] = await Promise.all([
    sessions().join('play_beats', 'play_beats.play_session_id', 'play_sessions.id').max('play_beats.rate_bp as rate'),
    sessions()
      .join('heartbeat_rollups', 'heartbeat_rollups.play_session_id', 'play_sessions.id')
      .max('heartbeat_rollups.fastest_rate_bp as rate'),
  ])
  const fastest = new Map<number, number>()
  for (const { chapterId, rate } of [...recent, ...older]) {
    const times = Number(rate ?? 0) / 10_000
    if (times > Math.max(1, fastest.get(chapterId) ?? 1)) fastest.set(chapterId, times)
  }
  return fastest
}
