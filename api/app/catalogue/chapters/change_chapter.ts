import type { HttpContext } from '@adonisjs/core/http'
import Chapter from '#catalogue/chapter'
import { toChapterCard } from '#catalogue/chapters/chapter_list'
import { lockDraftWithChapters, chapterAuditRecord } from '#catalogue/chapters/lock_draft_with_chapters'
import { purgeCourse } from '#catalogue/purge_course'
import { lockOwnCourse } from '#catalogue/lock_course'
import { messages } from '#catalogue/terms'
import { audit, differences } from '#core/audit/audit'
import type { AuditAction } from '#core/audit/terms'
import { isAdmin, requireUser } from '#core/current_user'
import { NotFound, UserError } from '#core/errors'
import { transaction, type Trx } from '#core/transaction'

interface Change {
  action: AuditAction
  /** Also allowed on a published course: it corrects the data without editing contents. */
  published?: boolean
  apply: (chapter: Chapter, trx: Trx) => Promise<void> | void
}

export async function changeChapter(
  ctx: HttpContext,
  { courseId, chapterId }: { courseId: number; chapterId: number },
  { action, published, apply }: Change
) {
  return transaction(async (trx) => {
    const course = await (published ? lockInAnyState(trx, ctx, courseId) : lockDraft(trx, ctx, courseId))
    const chapter = await Chapter.query({ client: trx }).where({ courseId, id: chapterId }).first()
    if (!chapter) throw new NotFound()
    const before = chapterAuditRecord(chapter)

    await apply(chapter, trx)
    await chapter.useTransaction(trx).save()
    await audit(trx, ctx, {
      action,
      object: `chapter:${chapterId}`,
      ...differences(before, chapterAuditRecord(chapter)),
    })
    await purgeCourse(trx, course)
    return toChapterCard(chapter)
  })
}

async function lockDraft(trx: Trx, ctx: HttpContext, courseId: number) {
  const { course } = await lockDraftWithChapters(trx, ctx, courseId)
  return course
}

async function lockInAnyState(trx: Trx, ctx: HttpContext, courseId: number) {
  const user = requireUser(ctx)
  const course = await lockOwnCourse(trx, user, courseId)
  if (!course.isUnpublished && !isAdmin(user)) throw new UserError(messages.onlyUnpublishedEditable)
  return course
}
