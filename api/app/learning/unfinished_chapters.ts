import { toMinutes } from '#core/duration'
import type { StudyChapter } from '#learning/published_chapters'
import { CompletePercent, UnfinishedReason } from '#learning/terms'

interface Progress {
  chapterId: number
  credited: number
  covered: number
  completedAt: string | null
}

interface Circumstances {
  /** Chapters whose last session ended because another device started one. */
  interrupted?: Set<number>
  /** The course earns hours. */
  earns?: boolean
}

export type UnfinishedChapter = ReturnType<typeof unfinishedChapters>[number]

/** Chapters with a video that a user has not finished, and the reason (docs/product.md 9.8). */
export function unfinishedChapters(
  chapters: StudyChapter[],
  progress: Progress[],
  { interrupted = new Set<number>(), earns = false }: Circumstances = {}
) {
  const rows = new Map(progress.map((row) => [row.chapterId, row]))
  return chapters
    .filter(({ id, videoId }) => videoId && !rows.get(id)?.completedAt)
    .map((chapter) => {
      const row = rows.get(chapter.id)
      const played = row?.credited ?? 0
      const whole = chapter.videoSeconds
      return {
        courseChapterId: chapter.id,
        chapterName: chapter.title,
        chapterTime: toMinutes(chapter.creditSeconds),
        playedPercent: whole ? Math.min(100, Math.floor((played * 100) / whole)) : 0,
        reason: reasonOf({
          played,
          whole,
          covered: row?.covered ?? 0,
          hasNoCredit: earns && chapter.creditSeconds === 0,
          isInterrupted: interrupted.has(chapter.id),
        }),
      }
    })
}

interface Watched {
  played: number
  whole: number
  covered: number
  hasNoCredit: boolean
  isInterrupted: boolean
}

/** All of the time is counted and the chapter is still open: parts of the video were never shown. */
function reasonOf({ played, whole, covered, hasNoCredit, isInterrupted }: Watched) {
  if (hasNoCredit) return UnfinishedReason.NoCreditTime
  if (played <= 0) return UnfinishedReason.NotStarted
  const isCounted = whole > 0 && played * 100 >= whole * CompletePercent
  if (isCounted) return covered > 0 ? UnfinishedReason.Unseen : UnfinishedReason.NoPositions
  return isInterrupted ? UnfinishedReason.OtherDevice : UnfinishedReason.Watching
}
