import db from '@adonisjs/lucid/services/db'
import { publishedChapters } from '#learning/published_chapters'
import type { SeatRow } from '#learning/seats/seats_of_line'
import { progressOf, type ProgressRow } from '#learning/study_minutes'

export interface SeatProgress {
  progress: number
  playedSeconds: number
}

const nothing: SeatProgress = { progress: 0, playedSeconds: 0 }

/** What a person studied elsewhere is not the buyer's to know. */
export async function progressOfSeats(
  itemId: number,
  seats: SeatRow[]
): Promise<Map<number, SeatProgress>> {
  const studied = seats.filter(({ firstStudiedAt }) => firstStudiedAt)
  const facts = studied.length ? await studyOf(itemId, studied) : null
  return new Map(
    seats.map((seat) => [seat.seatNo, (seat.firstStudiedAt && facts?.get(seat.userId!)) || nothing])
  )
}

async function studyOf(itemId: number, seats: SeatRow[]): Promise<Map<number, SeatProgress>> {
  const userIds = seats.map(({ userId }) => userId!)
  const courses = await db
    .from('user_courses')
    .where('order_item_id', itemId)
    .distinct('course_id as id')
  const courseIds = courses.map(({ id }) => Number(id))
  const [chapters, progress, played] = await Promise.all([
    publishedChapters(courseIds, db.connection()),
    db
      .from('chapter_progress')
      .whereIn('user_id', userIds)
      .whereIn('course_id', courseIds)
      .select('user_id as userId', 'course_id as courseId', 'chapter_id as chapterId')
      .select('credited_seconds as credited', 'completed_at as completedAt') as Promise<
      (ProgressRow & { userId: number })[]
    >,
    db
      .from('play_sessions')
      .whereIn('user_id', userIds)
      .whereIn('course_id', courseIds)
      .groupBy('user_id')
      .select('user_id as userId')
      .sum('credited_seconds as seconds') as Promise<{ userId: number; seconds: unknown }[]>,
  ])
  const seconds = new Map(played.map((row) => [row.userId, Number(row.seconds)]))
  const rows = Map.groupBy(progress, ({ userId }) => userId)
  return new Map(
    userIds.map((userId) => [
      userId,
      {
        progress: progressOf(chapters, rows.get(userId) ?? []),
        playedSeconds: seconds.get(userId) ?? 0,
      },
    ])
  )
}
