import type { ChapterSeconds } from '#certificates/ledger/available_by_chapter'

/** Takes seconds from the last chapters; null when there are not enough. */
export function cutChapters(chapters: ChapterSeconds[], seconds: number): ChapterSeconds[] | null {
  return reserveChapterMinutes([...chapters].reverse(), seconds)
}

/** Takes seconds from the first chapters that have some; null when there are not enough. */
export function reserveChapterMinutes(chapters: ChapterSeconds[], seconds: number): ChapterSeconds[] | null {
  let left = seconds
  const taken: ChapterSeconds[] = []
  for (const { chapterId, seconds: some } of chapters) {
    const part = Math.min(left, Math.max(0, some))
    if (part > 0) taken.push({ chapterId, seconds: part })
    left -= part
  }
  return left === 0 ? taken : null
}
