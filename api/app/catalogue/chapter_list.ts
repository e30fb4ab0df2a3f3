import { chapterTree } from '#catalogue/chapter_tree'
import Chapter from '#catalogue/chapter'
import Course from '#catalogue/course'
import { seesInside } from '#catalogue/visibility'
import type { CurrentUser } from '#core/current_user'
import { minutes } from '#core/duration'
import { NotFound } from '#core/refusal'

/** A chapter as the console edits it. */
export function chapterCard(chapter: Chapter) {
  return {
    courseChapterId: chapter.id,
    courseId: chapter.courseId,
    parentId: chapter.parentId ?? 0,
    chapterTitle: chapter.chapterTitle,
    chapterOrder: chapter.chapterOrder,
    chapterTime: minutes(chapter.creditSeconds),
    videoDuration: chapter.videoSeconds ?? 0,
    hasVideo: Boolean(chapter.videoId),
    chapterVideoId: chapter.videoId ?? null,
    chapterStatus: chapter.chapterStatus,
    chapterHandoutExtension: chapter.handoutName ?? null,
    existPractice: Boolean(chapter.paperId),
    paperId: chapter.paperId ?? null,
  }
}

/** Every chapter of a course as a tree, for those in the office who see inside it. */
export async function chapterList(courseId: number, reader: CurrentUser) {
  await readable(courseId, reader)
  const chapters = await Chapter.query()
    .where('courseId', courseId)
    .orderBy('chapterOrder')
    .orderBy('id')
  return chapterTree(chapters, chapterCard)
}

/** One of them. */
export async function chapterOf(courseId: number, chapterId: number, reader: CurrentUser) {
  await readable(courseId, reader)
  const chapter = await Chapter.query().where({ courseId, id: chapterId }).first()
  if (!chapter) throw new NotFound()
  return chapterCard(chapter)
}

async function readable(courseId: number, reader: CurrentUser): Promise<void> {
  const course = await Course.find(courseId)
  if (!course || !seesInside(reader, course.teacherId)) throw new NotFound()
}
