import type { Chapter } from '~/lib/http/apiTypes'

export function flattenChapters(chapters: Chapter[]): Chapter[] {
  return chapters.flatMap((chapter) => [chapter, ...flattenChapters(chapter.children ?? [])])
}

/** The first unfinished chapter with a video, else the first with a video. */
export function nextChapter(chapters: Chapter[]): Chapter | undefined {
  const watchable = flattenChapters(chapters).filter((chapter) => chapter.hasVideo)
  return watchable.find((chapter) => chapter.studyStatus !== 1) ?? watchable[0]
}

export const withExercises = (chapters: Chapter[]) =>
  flattenChapters(chapters).filter((chapter) => chapter.existPractice)

export const withHandout = (chapters: Chapter[]) =>
  flattenChapters(chapters).filter((chapter) => chapter.chapterHandoutExtension)

/** The next one with a video, in the order of the table of contents; `step` -1 is the previous one. */
export function adjacentChapter(chapters: Chapter[], id: number, step: 1 | -1): Chapter | undefined {
  const watchable = flattenChapters(chapters).filter((chapter) => chapter.hasVideo)
  const at = watchable.findIndex((chapter) => chapter.courseChapterId === id)
  return at < 0 ? undefined : watchable[at + step]
}
