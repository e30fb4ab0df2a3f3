import db from '@adonisjs/lucid/services/db'
import { toMinutes } from '#core/duration'

interface HeldRow {
  courseEduLogId: number
  courseId: number
  courseChapterId: number
  chapterName: string
  paperId: number | null
  seconds: number
}

/** Chapters whose minutes wait for their test, by study record. */
export async function heldMinutesByChapter(courseEduLogIds: number[]) {
  return byKey(await heldRows({ 'hour_entries.course_edu_log_id': courseEduLogIds }), 'courseEduLogId')
}

export async function heldChaptersOfCourses(userId: number, courseIds: number[]) {
  const own = { 'hour_entries.user_id': [userId], 'chapters.course_id': courseIds }
  return byKey(await heldRows(own), 'courseId')
}

function heldRows(among: Record<string, number[]>): Promise<HeldRow[]> {
  const query = db
    .from('hour_entries')
    .join('chapters', 'chapters.id', 'hour_entries.chapter_id')
    // Most entries were never held and add nothing.
    .whereNot('hour_entries.held_seconds', 0)
    .groupBy(
      'hour_entries.course_edu_log_id',
      'chapters.course_id',
      'chapters.id',
      'chapters.chapter_title',
      'chapters.paper_id',
      'chapters.chapter_order'
    )
    .having(db.raw('sum(hour_entries.held_seconds)'), '>', 0)
    .orderBy('chapters.chapter_order')
    .orderBy('chapters.id')
    .select(
      'hour_entries.course_edu_log_id as courseEduLogId',
      'chapters.course_id as courseId',
      'chapters.id as courseChapterId',
      'chapters.chapter_title as chapterName',
      'chapters.paper_id as paperId'
    )
    .sum('hour_entries.held_seconds as seconds')
  for (const [column, ids] of Object.entries(among)) query.whereIn(column, ids)
  return query as unknown as Promise<HeldRow[]>
}

function byKey(rows: HeldRow[], key: 'courseEduLogId' | 'courseId') {
  const shown = (row: HeldRow) => ({
    courseChapterId: row.courseChapterId,
    chapterName: row.chapterName,
    paperId: row.paperId,
    heldHours: toMinutes(row.seconds),
  })
  const found = new Map<number, ReturnType<typeof shown>[]>()
  for (const row of rows) found.set(row[key], [...(found.get(row[key]) ?? []), shown(row)])
  return found
}
