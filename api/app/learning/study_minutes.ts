import db from '@adonisjs/lucid/services/db'
import { earnsHours } from '#certificates/earns_hours'
import { hourBalancesOfCourses, type HourBalance } from '#certificates/ledger/hour_balances'
import { interruptedChapters } from '#learning/credit_blockers/interrupted_chapters'
import { fastestRates } from '#learning/watched/fastest_rates'
import { publishedChapters, type StudyChapter } from '#learning/published_chapters'
import { unfinishedChapters, type UnfinishedChapter } from '#learning/unfinished_chapters'
import { UnfinishedReason } from '#learning/terms'
import { getOrFail } from '#core/get_or_fail'

export interface StudySummary {
  /** A chapter was opened. */
  begun: boolean
  playedSeconds: number
  hours: HourBalance
  progress: number
  unfinished: UnfinishedChapter[]
}

export interface ProgressRow {
  courseId: number
  chapterId: number
  credited: number
  covered: number
  segments: string
  completedAt: string | null
}

export async function studySummariesOf(userId: number, courseIds: number[]): Promise<Map<number, StudySummary>> {
  const [chapters, progress, hours, interrupted, earning, played] = await Promise.all([
    publishedChapters(courseIds, db.connection()),
    progressRows(userId, courseIds),
    hourBalancesOfCourses(userId, courseIds),
    interruptedChapters(userId, courseIds),
    earningAmong(courseIds),
    db
      .from('play_sessions')
      .where('user_id', userId)
      .whereIn('course_id', courseIds)
      .groupBy('course_id')
      .select('course_id as courseId')
      .sum('credited_seconds as seconds') as Promise<{ courseId: number; seconds: unknown }[]>,
  ])

  const of = <Row extends { courseId: number }>(rows: Row[], courseId: number) =>
    rows.filter((row) => row.courseId === courseId)
  const unfinished = courseIds.map((id) =>
    unfinishedChapters(of(chapters, id), of(progress, id), { interrupted, earns: earning.has(id) })
  )
  const rates = await ratesOf(userId, unfinished.flat())
  return new Map(
    courseIds.map((id, at) => [
      id,
      {
        begun: of(progress, id).length > 0,
        playedSeconds: Number(of(played, id)[0]?.seconds ?? 0),
        hours: getOrFail(hours, id),
        progress: progressOf(of(chapters, id), of(progress, id)),
        unfinished: withRates(unfinished[at], rates),
      },
    ])
  )
}

/** The chapters of one course that are still to be finished. */
export async function unfinishedChaptersOf(userId: number, courseId: number) {
  const [chapters, progress, interrupted, earning] = await Promise.all([
    publishedChapters([courseId], db.connection()),
    progressRows(userId, [courseId]),
    interruptedChapters(userId, [courseId]),
    earningAmong([courseId]),
  ])
  const unfinished = unfinishedChapters(chapters, progress, { interrupted, earns: earning.has(courseId) })
  return withRates(unfinished, await ratesOf(userId, unfinished))
}

/** Only chapters that were seen in too little time have a rate to name. */
function ratesOf(userId: number, unfinished: UnfinishedChapter[]): Promise<Map<number, number>> {
  const uncounted = unfinished.filter(({ reason }) => reason === UnfinishedReason.Uncounted)
  return fastestRates(
    userId,
    uncounted.map(({ courseChapterId }) => courseChapterId)
  )
}

const withRates = (unfinished: UnfinishedChapter[], rates: Map<number, number>): UnfinishedChapter[] =>
  unfinished.map((one) => ({ ...one, fastestRate: rates.get(one.courseChapterId) ?? null }))

async function earningAmong(courseIds: number[]): Promise<Set<number>> {
  const rows = await db
    .from('courses')
    .whereIn('id', courseIds)
    .select('id', 'course_type as courseType', 'price_fen as priceFen')
  return new Set(rows.filter(earnsHours).map(({ id }) => id))
}

function progressRows(userId: number, courseIds: number[]): Promise<ProgressRow[]> {
  return db
    .from('chapter_progress')
    .where('user_id', userId)
    .whereIn('course_id', courseIds)
    .select(
      'course_id as courseId',
      'chapter_id as chapterId',
      'credited_seconds as credited',
      'covered_seconds as covered',
      'segments',
      'completed_at as completedAt'
    ) as unknown as Promise<ProgressRow[]>
}

export function progressOf(
  chapters: StudyChapter[],
  rows: Pick<ProgressRow, 'chapterId' | 'credited' | 'completedAt'>[]
): number {
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
