import type { Chapter } from '~/lib/http/wire'

/** Every chapter of a tree in reading order. */
export function inOrder(chapters: Chapter[]): Chapter[] {
  return chapters.flatMap((chapter) => [chapter, ...inOrder(chapter.children ?? [])])
}

/** Where to go on: the first chapter with a video that is not finished, else the first with a video. */
export function nextToWatch(chapters: Chapter[]): Chapter | undefined {
  const watchable = inOrder(chapters).filter((chapter) => chapter.hasVideo)
  return watchable.find((chapter) => chapter.studyStatus !== 1) ?? watchable[0]
}

export const withExercises = (chapters: Chapter[]) =>
  inOrder(chapters).filter((chapter) => chapter.existPractice)

export const withHandout = (chapters: Chapter[]) =>
  inOrder(chapters).filter((chapter) => chapter.chapterHandoutExtension)
