import type { ChapterCounts } from '#statistics/study/progress_counts'
import { MinShownUsers } from '#statistics/study/terms'

export interface ChapterStats {
  began: number
  finished: number
  /** The average share of the video that learners have seen, in percent with one decimal. */
  watchedShare: number | null
  /** Learners who did not finish it and have not watched it since the drop-off threshold. */
  left: number
  /** These learners by the part of the video of their last position. */
  leftParts: number[] | null
  /** Learners whose furthest chapter this is and who have not watched the course since the threshold. */
  stopped: number
}

/** The stats of a chapter that may be shown; none for one published after the count. */
export function chapterStats(counts: ChapterCounts | undefined): ChapterStats {
  const { began = 0, finished = 0, stopped = 0, leftParts = [] } = counts ?? {}
  const left = leftParts.reduce((sum, people) => sum + people, 0)
  const share = counts ? counts.coveredSeconds / (began * counts.videoSeconds) : 0
  return {
    began,
    finished,
    left,
    stopped,
    watchedShare: began < MinShownUsers ? null : Math.round(share * 1000) / 10,
    leftParts: left < MinShownUsers ? null : leftParts,
  }
}
