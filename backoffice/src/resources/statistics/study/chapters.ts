import type { StudiedChapter } from '../../../lib/apiTypes'

/** Unique names by position: two chapters may have one title, and a chart sums bars of one name. */
export const numbered = (chapters: Pick<StudiedChapter, 'courseChapterId' | 'chapterTitle'>[]) =>
  new Map(chapters.map(({ courseChapterId, chapterTitle }, at) => [courseChapterId, `${at + 1}. ${chapterTitle}`]))

/** The chapter with the most drop-offs, the first of equals. */
export function worstStop(chapters: Pick<StudiedChapter, 'courseChapterId' | 'stopped'>[]) {
  const maximum = Math.max(0, ...chapters.map(({ stopped }) => stopped))
  return maximum ? chapters.find(({ stopped }) => stopped === maximum)!.courseChapterId : null
}

/** Ticks at whole people only, and few of them. */
export function peopleTicks(maximum: number): number[] {
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 50_000].find((one) => maximum / one <= 5)
  const width = step ?? maximum
  return Array.from({ length: Math.floor(maximum / width) + 1 }, (_, at) => at * width)
}
