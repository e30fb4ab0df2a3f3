import { toMinutes } from '#core/duration'
import type { StudyChapter } from '#learning/published_chapters'
import { CompletePercent, UnfinishedReason } from '#learning/terms'

interface Progress {
  chapterId: number
  credited: number
  completedAt: string | null
}

export type UnfinishedChapter = ReturnType<typeof unfinishedChapters>[number]

/** Chapters with a video that a person has not finished, and why (docs/product.md 9.8). */
export function unfinishedChapters(chapters: StudyChapter[], progress: Progress[]) {
  const rows = new Map(progress.map((row) => [row.chapterId, row]))
  return chapters
    .filter(({ id, videoId }) => videoId && !rows.get(id)?.completedAt)
    .map((chapter) => {
      const played = Number(rows.get(chapter.id)?.credited ?? 0)
      const whole = chapter.videoSeconds
      return {
        courseChapterId: chapter.id,
        chapterName: chapter.title,
        chapterTime: toMinutes(chapter.creditSeconds),
        playedPercent: whole ? Math.min(100, Math.floor((played * 100) / whole)) : 0,
        reason: reasonOf(played, whole),
      }
    })
}

/** All of the time is counted and the chapter is still open: parts of the video were never shown. */
function reasonOf(played: number, whole: number): UnfinishedReason {
  if (played <= 0) return UnfinishedReason.NotStarted
  const isCounted = whole > 0 && played * 100 >= whole * CompletePercent
  return isCounted ? UnfinishedReason.Unseen : UnfinishedReason.Watching
}
