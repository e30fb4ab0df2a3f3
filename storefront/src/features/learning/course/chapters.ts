import type { Chapter } from '~/lib/http/wire'

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
