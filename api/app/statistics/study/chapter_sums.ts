import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { begunProgress, changedAt, type ProgressQuery } from '#statistics/study/begun_progress'
import { VideoParts } from '#statistics/study/terms'

/** For one chapter; sums of disjoint sets of users can be added. */
export interface ChapterSums {
  began: number
  finished: number
  /** Of learners who began, each at most the length of the video. */
  coveredSeconds: number
  /** Learners who did not finish it and have not watched since, by the part of the video of their last position. */
  leftParts: number[]
}

/** One row per chapter, for any number of users; sums, so that every engine rounds alike. */
export async function chapterSums(
  client: QueryClientContract,
  progressQuery: ProgressQuery
): Promise<Map<number, ChapterSums>> {
  const left = `chapter_progress.completed_at is null and ${changedAt} < ?`
  const found = begunProgress(client, progressQuery)
    .joinRaw(`join (${lengths}) as lengths on lengths.id = chapter_progress.chapter_id`, [progressQuery.courseId])
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
    found.select(client.raw(sum, [progressQuery.dropOffThreshold]))
  }
  const rows: Record<string, number>[] = await found
  return new Map(rows.map((row) => [row.chapterId!, toSums(row)]))
}

/** As in published_chapters.ts. */
const lengths = `select chapters.id, coalesce(nullif(chapters.video_seconds, 0), videos.seconds, 0) as seconds
  from chapters left join videos on videos.video_id = chapters.video_id where chapters.course_id = ?`

const toSums = (row: Record<string, number>): ChapterSums => ({
  began: Number(row.began),
  finished: Number(row.finished),
  coveredSeconds: Number(row.covered),
  leftParts: Array.from({ length: VideoParts }, (_, part) => Number(row[`part${part}`])),
})
