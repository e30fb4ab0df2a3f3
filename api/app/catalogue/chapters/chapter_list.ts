import { createHash } from 'node:crypto'
import { chapterTree } from '#catalogue/chapters/chapter_tree'
import Chapter from '#catalogue/chapter'
import Course from '#catalogue/course'
import { canSeeInside } from '#catalogue/visibility'
import type { CurrentUser } from '#core/current_user'
import { toMinutes } from '#core/duration'
import { NotFound } from '#core/errors'

export function toChapterCard(chapter: Chapter) {
  return {
    courseChapterId: chapter.id,
    courseId: chapter.courseId,
    parentId: chapter.parentId ?? 0,
    chapterTitle: chapter.chapterTitle,
    chapterOrder: chapter.chapterOrder,
    chapterTime: toMinutes(chapter.creditSeconds),
    videoDuration: chapter.videoSeconds ?? 0,
    hasVideo: Boolean(chapter.videoId),
    chapterVideoId: chapter.videoId ?? null,
    chapterStatus: chapter.chapterStatus,
    isTrial: Boolean(chapter.trial),
    chapterHandoutExtension: chapter.handoutName ?? null,
    existPractice: Boolean(chapter.paperId),
    paperId: chapter.paperId ?? null,
    chapterVersion: chapterVersion(chapter),
  }
}

/** Detects a second editor of the form; video and handout have their own calls and do not count. */
export function chapterVersion({ chapterTitle, creditSeconds, chapterStatus, trial }: Chapter): string {
  const held = JSON.stringify([chapterTitle, creditSeconds, chapterStatus, Number(trial)])
  return createHash('sha256').update(held).digest('base64url').slice(0, 12)
}

export async function chapterList(courseId: number, reader: CurrentUser) {
  await ensureCanReadChapters(courseId, reader)
  const chapters = await Chapter.query().where('courseId', courseId).orderBy('chapterOrder').orderBy('id')
  return chapterTree(chapters, toChapterCard)
}

export async function chapterOf(courseId: number, chapterId: number, reader: CurrentUser) {
  await ensureCanReadChapters(courseId, reader)
  const chapter = await Chapter.query().where({ courseId, id: chapterId }).first()
  if (!chapter) throw new NotFound()
  return toChapterCard(chapter)
}

async function ensureCanReadChapters(courseId: number, reader: CurrentUser): Promise<void> {
  const course = await Course.find(courseId)
  if (!course || !canSeeInside(reader, course.teacherId)) throw new NotFound()
}
