import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { now, toStored } from '#core/time'
import type { ProgressQuery } from '#statistics/study/begun_progress'
import { chapterSums, type ChapterSums } from '#statistics/study/chapter_sums'
import type { PlacedChapter } from '#statistics/study/chapters_in_order'
import { dropOffPoints } from '#statistics/study/drop_off_points'
import { DropOffAfterDays, VideoParts } from '#statistics/study/terms'

export interface ChapterCounts extends ChapterSums {
  courseChapterId: number
  /** The length of the video at the time of the count. */
  videoSeconds: number
  stopped: number
}

/** The progress of learners in a course. */
export interface ProgressCounts {
  began: number
  finished: number
  chapters: ChapterCounts[]
}

export const dropOffThreshold = () => toStored(now().minus({ days: DropOffAfterDays }))

/**
 * Both statements read a row per user and chapter, so they run concurrently; a heartbeat between them changes a number
 * by one.
 */
export async function progressCounts(
  client: QueryClientContract,
  chapters: PlacedChapter[],
  progressQuery: Omit<ProgressQuery, 'chapterIds'>
): Promise<ProgressCounts> {
  if (!chapters.length) return emptyCounts(chapters)
  const all = { ...progressQuery, chapterIds: chapters.map(({ id }) => id) }
  const [sums, points] = await Promise.all([chapterSums(client, all), dropOffPoints(client, all)])
  return {
    began: points.began,
    finished: points.finished,
    chapters: emptyCounts(chapters).chapters.map((chapter, place) => ({
      ...chapter,
      ...sums.get(chapter.courseChapterId),
      stopped: points.stopped[place]!,
    })),
  }
}

/** For disjoint sets of users, over the same chapters. */
export function addCounts(one: ProgressCounts, other: ProgressCounts): ProgressCounts {
  return {
    began: one.began + other.began,
    finished: one.finished + other.finished,
    chapters: one.chapters.map((chapter, at) => addChapter(chapter, other.chapters[at]!)),
  }
}

const addChapter = (one: ChapterCounts, other: ChapterCounts): ChapterCounts => ({
  ...one,
  began: one.began + other.began,
  finished: one.finished + other.finished,
  coveredSeconds: one.coveredSeconds + other.coveredSeconds,
  leftParts: one.leftParts.map((people, part) => people + other.leftParts[part]!),
  stopped: one.stopped + other.stopped,
})

export const emptyCounts = (chapters: PlacedChapter[]): ProgressCounts => ({
  began: 0,
  finished: 0,
  chapters: chapters.map(({ id, seconds }) => ({
    courseChapterId: id,
    videoSeconds: seconds,
    began: 0,
    finished: 0,
    stopped: 0,
    coveredSeconds: 0,
    leftParts: Array.from({ length: VideoParts }, () => 0),
  })),
})
