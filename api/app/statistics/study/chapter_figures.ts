import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { PlacedChapter } from '#statistics/study/chapters_in_order'
import { begunProgress, changedAt } from '#statistics/study/begun_progress'
import { FewestShown, VideoParts } from '#statistics/study/terms'

export interface ChapterFigures {
  began: number
  finished: number
  /** Percent of the video that those who began have seen on average, one decimal. */
  watchedShare: number | null
  /** Who did not finish it and watched nothing of it since the day from which on one has stopped. */
  left: number
  /** Of these, in which part of the video the player last stood. */
  leftParts: number[] | null
}

/** One row a chapter from the database, however many people there are; sums, so that every engine rounds alike. */
export async function chapterFigures(
  client: QueryClientContract,
  courseId: number,
  { chapters, stoppedBefore }: { chapters: PlacedChapter[]; stoppedBefore: string }
): Promise<Map<number, ChapterFigures>> {
  const ids = chapters.map(({ id }) => id)
  const left = `chapter_progress.completed_at is null and ${changedAt} < ?`
  const found = begunProgress(client, courseId, ids)
    .joinRaw(`join (${lengths}) as lengths on lengths.id = chapter_progress.chapter_id`, [courseId])
    .groupBy('chapter_progress.chapter_id')
    .select('chapter_progress.chapter_id as chapterId')
    .select(
      client.raw('count(*) as began'),
      client.raw('count(chapter_progress.completed_at) as finished'),
      client.raw(
        `sum(case when covered_seconds < lengths.seconds then covered_seconds else lengths.seconds end) as covered`
      )
    )
  for (let part = 0; part < VideoParts; part++) {
    const at = `position_seconds * ${VideoParts}`
    const isLast = part === VideoParts - 1
    const within = [
      part > 0 && `${at} >= ${part} * lengths.seconds`,
      !isLast && `${at} < ${part + 1} * lengths.seconds`,
    ].filter(Boolean)
    const sum = `sum(case when ${[left, ...within].join(' and ')} then 1 else 0 end) as part${part}`
    found.select(client.raw(sum, [stoppedBefore]))
  }
  const rows: Record<string, number>[] = await found
  const seconds = new Map(chapters.map((chapter) => [chapter.id, chapter.seconds]))
  return new Map(rows.map((row) => [row.chapterId!, toFigures(row, seconds.get(row.chapterId!)!)]))
}

/** As published_chapters.ts reads them. */
const lengths = `select chapters.id, coalesce(nullif(chapters.video_seconds, 0), videos.seconds, 0) as seconds
  from chapters left join videos on videos.video_id = chapters.video_id where chapters.course_id = ?`

function toFigures(row: Record<string, number>, seconds: number): ChapterFigures {
  const began = Number(row.began)
  const parts = Array.from({ length: VideoParts }, (_, part) => Number(row[`part${part}`]))
  const left = parts.reduce((sum, people) => sum + people, 0)
  const share = Number(row.covered) / (began * seconds)
  return {
    ...{ began, finished: Number(row.finished) },
    watchedShare: began < FewestShown ? null : Math.round(share * 1000) / 10,
    left,
    leftParts: left < FewestShown ? null : parts,
  }
}
