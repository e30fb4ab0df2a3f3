import db from '@adonisjs/lucid/services/db'
import { publishedChapters } from '#learning/published_chapters'
import { grantsOfSeats, seatKey, type SeatScope, type SeatRow } from '#learning/seats/seat_rows'
import { progressOf, type ProgressRow } from '#learning/study_minutes'

interface SeatChapter extends Pick<ProgressRow, 'chapterId' | 'credited' | 'completedAt'> {
  itemId: number
  seatNo: number
}

/** Percent by `seatKey`. Study from other entitlements is not shown to the buyer: 0 until the seat is final. */
export async function progressOfSeats(place: SeatScope, seats: SeatRow[]): Promise<Map<string, number>> {
  const hasStudied = seats.some(({ firstStudiedAt }) => firstStudiedAt)
  if (!hasStudied) return new Map(seats.map((seat) => [seatKey(seat), 0]))

  const [courses, progress] = await Promise.all([coursesOf(place), progressRows(place)])
  const ids = [...new Set([...courses.values()].flat())]
  const chapters = await publishedChapters(ids, db.connection())
  const byCourse = Map.groupBy(chapters, ({ courseId }) => courseId)
  const bySeat = Map.groupBy(progress, seatKey)
  const percentOf = (seat: SeatRow) => {
    if (!seat.firstStudiedAt) return 0
    const own = courses.get(seatKey(seat))?.flatMap((id) => byCourse.get(id) ?? [])
    return progressOf(own ?? [], bySeat.get(seatKey(seat)) ?? [])
  }
  return new Map(seats.map((seat) => [seatKey(seat), percentOf(seat)]))
}

async function coursesOf(place: SeatScope): Promise<Map<string, number[]>> {
  const rows: { itemId: number; seatNo: number; courseId: number }[] = await grantsOfSeats(place)
    .whereNotNull('user_id')
    .select('order_item_id as itemId', 'seat_no as seatNo', 'course_id as courseId')
  const bySeat = Map.groupBy(rows, seatKey)
  return new Map([...bySeat].map(([key, own]) => [key, own.map(({ courseId }) => courseId)]))
}

async function progressRows(place: SeatScope): Promise<SeatChapter[]> {
  return grantsOfSeats(place)
    .join(
      'chapter_progress',
      (on) =>
        void on
          .on('chapter_progress.user_id', 'user_courses.user_id')
          .andOn('chapter_progress.course_id', 'user_courses.course_id')
    )
    .select('user_courses.order_item_id as itemId', 'user_courses.seat_no as seatNo')
    .select('chapter_progress.chapter_id as chapterId')
    .select('chapter_progress.credited_seconds as credited')
    .select('chapter_progress.completed_at as completedAt')
}
