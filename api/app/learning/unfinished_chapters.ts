import { toMinutes } from '#core/duration'
import type { Segment } from '#learning/watched/coverage'
import { unseenParts } from '#learning/watched/watched_parts'
import type { StudyChapter } from '#learning/published_chapters'
import { CompletePercent, UnfinishedReason, type UnfinishedWatch } from '#learning/terms'

interface Progress {
  chapterId: number
  credited: number
  covered: number
  segments: string
  completedAt: string | null
}

interface Circumstances {
  /** Chapters whose last session ended because another device started one. */
  interrupted?: Set<number>
  /** The course earns hours. */
  earns?: boolean
}

export interface UnfinishedChapter extends UnfinishedWatch {
  courseChapterId: number
  chapterName: string
  chapterTime: number
  playedPercent: number
}

/** Chapters with a video that a user has not finished, and the reason (docs/product.md 9.8). */
export function unfinishedChapters(
  chapters: StudyChapter[],
  progress: Progress[],
  { interrupted = new Set<number>(), earns = false }: Circumstances = {}
): UnfinishedChapter[] {
  const rows = new Map(progress.map((row) => [row.chapterId, row]))
  return chapters
    .filter(({ id, videoId }) => videoId && !rows.get(id)?.completedAt)
    .map((chapter) => {
      const played = rows.get(chapter.id)?.credited ?? 0
      const whole = chapter.videoSeconds
      return {
        courseChapterId: chapter.id,
        chapterName: chapter.title,
        chapterTime: toMinutes(chapter.creditSeconds),
        playedPercent: whole ? Math.min(100, Math.floor((played * 100) / whole)) : 0,
        fastestRate: null,
        ...unfinishedWatch(whole, rows.get(chapter.id), {
          hasNoCredit: earns && chapter.creditSeconds === 0,
          isInterrupted: interrupted.has(chapter.id),
        }),
      }
    })
}

type Watched = Pick<Progress, 'credited' | 'covered' | 'segments'>

const nothing: Watched = { credited: 0, covered: 0, segments: '[]' }

interface ChapterCircumstances {
  hasNoCredit?: boolean
  isInterrupted?: boolean
}

export function unfinishedWatch(
  videoSeconds: number,
  { credited: countedSeconds, covered, segments }: Watched = nothing,
  { hasNoCredit = false, isInterrupted = false }: ChapterCircumstances = {}
): Omit<UnfinishedWatch, 'fastestRate'> {
  const watch = { segments: JSON.parse(segments) as Segment[], countedSeconds, videoSeconds }
  const reason = reasonOf({ played: countedSeconds, whole: videoSeconds, covered, hasNoCredit, isInterrupted })
  return { reason, countedSeconds, videoSeconds, unseenParts: unseenParts(watch).length }
}

interface Facts {
  played: number
  whole: number
  covered: number
  hasNoCredit: boolean
  isInterrupted: boolean
}

/** Either all of the time is counted and parts were never shown, or all was shown in too little time. */
function reasonOf({ played, whole, covered, hasNoCredit, isInterrupted }: Facts) {
  if (hasNoCredit) return UnfinishedReason.NoCreditTime
  if (played <= 0) return UnfinishedReason.NotStarted
  const isEnough = (part: number) => whole > 0 && part * 100 >= whole * CompletePercent
  if (isEnough(played)) return covered > 0 ? UnfinishedReason.Unseen : UnfinishedReason.NoPositions
  if (isInterrupted) return UnfinishedReason.OtherDevice
  return isEnough(covered) ? UnfinishedReason.Uncounted : UnfinishedReason.Watching
}
