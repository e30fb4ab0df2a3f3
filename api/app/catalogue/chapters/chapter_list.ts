import { createHash } from 'node:crypto'
import { chapterTree } from '#catalogue/chapters/chapter_tree'
import Chapter from '#catalogue/chapters/chapter'
import Course from '#catalogue/course'
import { canSeeInside } from '#catalogue/visibility'
import type { CurrentUser } from '#core/current_user'
import { minutes } from '#core/duration'
import { NotFound } from '#core/http/refusal'

/** A chapter as the console edits it. */
export function toChapterCard(chapter: Chapter) {
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
    chapterVersion: chapterVersion(chapter),
  }
}

/**
 * Tells one state of what the form of a chapter holds from another, so that the second of two who edit it
 * is told. Its video and handout are saved by calls of their own and are no part of it.
 */
export function chapterVersion({ chapterTitle, creditSeconds, chapterStatus }: Chapter): string {
  const held = JSON.stringify([chapterTitle, Number(creditSeconds), chapterStatus])
  return createHash('sha256').update(held).digest('base64url').slice(0, 12)
}

/** Every chapter of a course as a tree, for those in the office who see inside it. */
export async function chapterList(courseId: number, reader: CurrentUser) {
  await refuseOutsider(courseId, reader)
  const chapters = await Chapter.query()
    .where('courseId', courseId)
    .orderBy('chapterOrder')
    .orderBy('id')
  return chapterTree(chapters, toChapterCard)
}

/** One of them. */
export async function chapterOf(courseId: number, chapterId: number, reader: CurrentUser) {
  await refuseOutsider(courseId, reader)
  const chapter = await Chapter.query().where({ courseId, id: chapterId }).first()
  if (!chapter) throw new NotFound()
  return toChapterCard(chapter)
}

async function refuseOutsider(courseId: number, reader: CurrentUser): Promise<void> {
  const course = await Course.find(courseId)
  if (!course || !canSeeInside(reader, course.teacherId)) throw new NotFound()
}
