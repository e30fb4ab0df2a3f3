import type { HttpContext } from '@adonisjs/core/http'
import Chapter from '#catalogue/chapter'
import type Course from '#catalogue/course'
import { lockOwnCourse } from '#catalogue/lock_course'
import { messages } from '#catalogue/terms'
import { requireUser } from '#core/current_user'
import { UserError } from '#core/errors'
import type { Trx } from '#core/transaction'

/** Also bumps the version of the course. */
export async function lockDraftWithChapters(
  trx: Trx,
  ctx: HttpContext,
  courseId: number
): Promise<{ course: Course; chapters: Chapter[] }> {
  const user = requireUser(ctx)
  const course = await lockOwnCourse(trx, user, courseId)
  if (!course.isUnpublished) throw new UserError(messages.onlyUnpublishedEditable)
  course.bumpTreeVersion(user.id)
  await course.useTransaction(trx).save()
  const chapters = await Chapter.query({ client: trx })
    .where('courseId', courseId)
    .orderBy('chapterOrder')
    .orderBy('id')
  return { course, chapters }
}

export function chapterAuditRecord(chapter: Chapter): Record<string, unknown> {
  const { id, createdAt, updatedAt, ...values } = chapter.serialize()
  return values
}
