import type { PushedChapter } from '#certificates/uploads/hour_upload'

/** So many seconds off the last chapters; null when there are not enough. */
export function cutChapters(chapters: PushedChapter[], seconds: number): PushedChapter[] | null {
  return takeChapters([...chapters].reverse(), seconds)
}

/** So many seconds of the first chapters that have some; null when there are not enough. */
export function takeChapters(chapters: PushedChapter[], seconds: number): PushedChapter[] | null {
  let left = seconds
  const taken: PushedChapter[] = []
  for (const { chapterId, seconds: some } of chapters) {
    const part = Math.min(left, Math.max(0, some))
    if (part > 0) taken.push({ chapterId, seconds: part })
    left -= part
  }
  return left === 0 ? taken : null
}
