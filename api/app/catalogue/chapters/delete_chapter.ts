import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { lockDraftWithChapters, chapterAuditRecord } from '#catalogue/chapters/lock_draft_with_chapters'
import { removePapers } from '#catalogue/papers_contract'
import { purgeCourse } from '#catalogue/purge_course'
import { CourseBuyers } from '#catalogue/publications/course_buyers'
import Publication from '#catalogue/publications/publication'
import { ChapterStatus, chapterBought, messages } from '#catalogue/terms'
import { audit } from '#core/audit/audit'
import { NotFound, UserError } from '#core/errors'
import { isReferenced, transaction, type Trx } from '#core/transaction'

@inject()
export class DeleteChapter {
  constructor(protected buyers: CourseBuyers) {}

  async execute(ctx: HttpContext, courseId: number, chapterId: number): Promise<void> {
    try {
      await transaction(async (trx) => {
        const { course, chapters } = await lockDraftWithChapters(trx, ctx, courseId)
        const chapter = chapters.find(({ id }) => id === chapterId)
        if (!chapter) throw new NotFound()
        if (chapters.some(({ parentId }) => parentId === chapterId)) {
          throw new UserError(messages.chapterHasChildren)
        }
        await this.#rejectBoughtChapter(trx, courseId, chapterId)
        await removePapers(trx, { chapter_id: chapterId })
        await chapter.useTransaction(trx).delete()
        await audit(trx, ctx, {
          action: 'chapter.delete',
          object: `chapter:${chapterId}`,
          before: chapterAuditRecord(chapter),
        })
        await purgeCourse(trx, course)
      })
    } catch (error) {
      if (isReferenced(error)) throw new UserError(messages.chapterStudied)
      throw error
    }
  }

  /** Buyers keep chapters they were shown (docs/decisions/0033). A chapter can be hidden instead, which is reversible. */
  async #rejectBoughtChapter(trx: Trx, courseId: number, chapterId: number): Promise<void> {
    const last = await Publication.lastOf(courseId, trx)
    const wasShown = last?.shown.chapters.some(
      ({ id, status }) => id === chapterId && status !== ChapterStatus.Unpublish
    )
    if (!wasShown) return
    const buyers = (await this.buyers.countEach([courseId], trx)).get(courseId)
    if (buyers) throw new UserError(chapterBought(buyers))
  }
}
