import type { HttpContext } from '@adonisjs/core/http'
import {
  lockDraftWithChapters,
  chapterAuditRecord,
} from '#catalogue/chapters/lock_draft_with_chapters'
import { purgeCourse } from '#catalogue/purge_course'
import { messages } from '#catalogue/terms'
import { audit } from '#core/audit/audit'
import { NotFound, Refusal } from '#core/http/refusal'
import { isReferenced, transaction } from '#core/transaction'

export async function deleteChapter(
  ctx: HttpContext,
  courseId: number,
  chapterId: number
): Promise<void> {
  try {
    await transaction(async (trx) => {
      const { course, chapters } = await lockDraftWithChapters(trx, ctx, courseId)
      const chapter = chapters.find(({ id }) => id === chapterId)
      if (!chapter) throw new NotFound()
      if (chapters.some(({ parentId }) => parentId === chapterId)) {
        throw new Refusal(messages.chapterHasChildren)
      }
      await chapter.useTransaction(trx).delete()
      await audit(trx, ctx, {
        action: 'chapter.delete',
        object: `chapter:${chapterId}`,
        before: chapterAuditRecord(chapter),
      })
      await purgeCourse(trx, course)
    })
  } catch (error) {
    if (isReferenced(error)) throw new Refusal(messages.chapterStudied)
    throw error
  }
}
