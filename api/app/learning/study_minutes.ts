import db from '@adonisjs/lucid/services/db'
import { hourBalancesOfCourses, type HourBalance } from '#certificates/ledger/hour_balances'
import { publishedChapters, type StudyChapter } from '#learning/published_chapters'

export interface StudyFacts {
  playedSeconds: number
  hours: HourBalance
  progress: number
}

export interface ProgressRow {
  courseId: number
  chapterId: number
  credited: number
  completedAt: string | null
}

export async function studyFactsOf(
  userId: number,
  courseIds: number[]
): Promise<Map<number, StudyFacts>> {
  const mine = (table: string) =>
    db.from(table).where('user_id', userId).whereIn('course_id', courseIds)
  const [chapters, progress, hours, played] = await Promise.all([
    publishedChapters(courseIds, db.connection()),
    mine('chapter_progress').select(
      'course_id as courseId',
      'chapter_id as chapterId',
      'credited_seconds as credited',
      'completed_at as completedAt'
    ) as Promise<ProgressRow[]>,
    hourBalancesOfCourses(userId, courseIds),
    mine('play_sessions')
      .groupBy('course_id')
      .select('course_id as courseId')
      .sum('credited_seconds as seconds') as Promise<{ courseId: number; seconds: unknown }[]>,
  ])

  const of = <Row extends { courseId: number }>(rows: Row[], courseId: number) =>
    rows.filter((row) => row.courseId === courseId)
  return new Map(
    courseIds.map((id) => [
      id,
      {
        playedSeconds: Number(of(played, id)[0]?.seconds ?? 0),
        hours: hours.get(id)!,
        progress: progressOf(of(chapters, id), of(progress, id)),
      },
    ])
  )
}

export function progressOf(chapters: StudyChapter[], rows: ProgressRow[]): number {
  const videos = chapters.filter(({ videoId }) => videoId)
  const weight = ({ videoSeconds }: StudyChapter) => videoSeconds || 1
  const whole = videos.reduce((total, video) => total + weight(video), 0)
  const seen = videos.reduce((total, video) => {
    const row = rows.find(({ chapterId }) => chapterId === video.id)
    if (row?.completedAt) return total + weight(video)
    return total + Math.min(row?.credited ?? 0, weight(video))
  }, 0)
  return whole ? Math.floor((seen * 100) / whole) : 0
}
