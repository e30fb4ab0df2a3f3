import type { ChapterCounts } from '#statistics/study/progress_counts'
import { FewestShown } from '#statistics/study/terms'

export interface ChapterFigures {
  began: number
  finished: number
  /** Percent of the video that those who began have seen on average, one decimal. */
  watchedShare: number | null
  /** Who did not finish it and watched nothing of it since the day from which on one has stopped. */
  left: number
  /** Of these, in which part of the video the player last stood. */
  leftParts: number[] | null
  /** For whom it is the furthest chapter, and who watched nothing of the course since that day. */
  stopped: number
}

/** What may be told of a chapter; nothing is counted of one that was published since. */
export function chapterStats(counts: ChapterCounts | undefined): ChapterFigures {
  const { began = 0, finished = 0, stopped = 0, leftParts = [] } = counts ?? {}
  const left = leftParts.reduce((sum, people) => sum + people, 0)
  const share = counts ? counts.coveredSeconds / (began * counts.videoSeconds) : 0
  return {
    began,
    finished,
    left,
    stopped,
    watchedShare: began < FewestShown ? null : Math.round(share * 1000) / 10,
    leftParts: left < FewestShown ? null : leftParts,
  }
}
