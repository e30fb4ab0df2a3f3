import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { fastestRates } from '#learning/watched/fastest_rates'
import { continueAt } from '#learning/watched/watched_parts'
import { UnfinishedReason, type UnfinishedWatch } from '#learning/terms'
import { unfinishedWatch } from '#learning/unfinished_chapters'

export interface ChapterWatch extends UnfinishedWatch {
  /** The second at which watching finishes the chapter fastest. */
  continueAt: number
}

interface Row {
  userId: number
  chapterId: number
  creditedSeconds: number
  coveredSeconds: number
  segments: string
}

export async function chapterWatch(row: Row, videoSeconds: number, client: QueryClientContract): Promise<ChapterWatch> {
  const { userId, chapterId, creditedSeconds, coveredSeconds, segments } = row
  const watch = unfinishedWatch(videoSeconds, { credited: creditedSeconds, covered: coveredSeconds, segments })
  const isUncounted = watch.reason === UnfinishedReason.Uncounted
  const rates = isUncounted ? await fastestRates(userId, [chapterId], client) : null
  return {
    ...watch,
    fastestRate: rates?.get(chapterId) ?? null,
    continueAt: continueAt({ segments: JSON.parse(segments), countedSeconds: creditedSeconds, videoSeconds }),
  }
}

/** Null before a user has opened the chapter, and once it is finished. */
export async function openChapterWatch(
  userId: number,
  chapterId: number,
  client: QueryClientContract = db.connection()
): Promise<ChapterWatch | null> {
  const row = await client
    .from('chapter_progress as progress')
    .join('chapters', 'chapters.id', 'progress.chapter_id')
    .leftJoin('videos', 'videos.video_id', 'chapters.video_id')
    .where({ 'progress.user_id': userId, 'progress.chapter_id': chapterId })
    .whereNull('progress.completed_at')
    .select('progress.user_id as userId', 'progress.chapter_id as chapterId', 'progress.segments')
    .select('progress.credited_seconds as creditedSeconds', 'progress.covered_seconds as coveredSeconds')
    .select(client.raw('coalesce(nullif(chapters.video_seconds, 0), videos.seconds, 0) as videoSeconds'))
    .first()
  return row && chapterWatch(row, row.videoSeconds, client)
}
