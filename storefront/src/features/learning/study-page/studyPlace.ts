import { HeartbeatRejection } from '@zhuxue/api/terms/learning/playback'
import type { Chapter, CourseProgress } from '~/lib/http/apiTypes'
import { flattenChapters, nextChapter } from '~/features/learning/course/chapters'

/** The chapter of the URL, else the last one while it is unfinished, else the first unfinished one. */
export function firstPlace(
  chapters: Chapter[],
  { lastChapterId }: Pick<CourseProgress, 'lastChapterId'>,
  search: string
): Chapter | undefined {
  const watchable = flattenChapters(chapters).filter(({ hasVideo }) => hasVideo)
  const byId = (id: number | null) => watchable.find((one) => one.courseChapterId === id)
  const last = byId(lastChapterId)
  return (
    byId(Number(new URLSearchParams(search).get('chapter'))) ??
    (last?.studyStatus === 1 ? undefined : last) ??
    nextChapter(chapters)
  )
}

const shortestSeconds = 5

/** A position near the beginning or end restarts the video. */
export function resumeAt(position: number, duration: number): number {
  if (position < shortestSeconds) return 0
  return duration > 0 && position > duration * 0.95 ? 0 : position
}

/**
 * Another device counts now, access has ended, or a check is open: the next chapter would take over its session, be
 * denied, or count nothing.
 */
const stops: readonly (HeartbeatRejection | null)[] = [
  HeartbeatRejection.Superseded,
  HeartbeatRejection.NotSignedIn,
  HeartbeatRejection.NotBought,
  HeartbeatRejection.Expired,
  HeartbeatRejection.SwitchedOff,
  HeartbeatRejection.Presence,
]

export const continuesByItself = (reason: HeartbeatRejection | null) => !stops.includes(reason)
