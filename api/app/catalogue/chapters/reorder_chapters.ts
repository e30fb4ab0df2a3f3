import type { HttpContext } from '@adonisjs/core/http'
import Chapter from '#catalogue/chapter'
import { lockDraftWithChapters } from '#catalogue/chapters/lock_draft_with_chapters'
import { purgeCourse } from '#catalogue/purge_course'
import { messages } from '#catalogue/terms'
import { audit } from '#core/audit/audit'
import { NotFound, UserError } from '#core/errors'
import { transaction } from '#core/transaction'

export interface ChapterMove {
  sourceChapterId: number
  /** 0 or absent for the top level. */
  parentChapterId?: number | null
  chapterIds: number[]
}

export async function reorderChapters(ctx: HttpContext, move: ChapterMove): Promise<void> {
  const found = await Chapter.find(move.sourceChapterId)
  if (!found) throw new NotFound()
  await transaction(async (trx) => {
    const { course, chapters } = await lockDraftWithChapters(trx, ctx, found.courseId)
    const source = chapters.find(({ id }) => id === move.sourceChapterId)
    if (!source) throw new NotFound()
    const parentId = move.parentChapterId || null
    checkParent(chapters, source, parentId)
    checkSiblings(chapters, source, parentId, move.chapterIds)

    const before = { parentId: source.parentId, order: source.chapterOrder }
    for (const chapter of chapters) {
      const at = move.chapterIds.indexOf(chapter.id)
      if (at < 0) continue
      await chapter
        .useTransaction(trx)
        .merge({ parentId, chapterOrder: at + 1 })
        .save()
    }
    await audit(trx, ctx, {
      action: 'chapter.reorder',
      object: `chapter:${source.id}`,
      before,
      after: { parentId, chapterIds: move.chapterIds },
    })
    await purgeCourse(trx, course)
  })
}

function checkParent(chapters: Chapter[], source: Chapter, parentId: number | null): void {
  if (!parentId) return
  const parent = chapters.find(({ id }) => id === parentId)
  if (!parent || parent.id === source.id) throw new UserError(messages.chapterParentUnknown)
  const tooDeep = parent.parentId || chapters.some((one) => one.parentId === source.id)
  if (tooDeep) throw new UserError(messages.chapterTwoLevels)
}

function checkSiblings(chapters: Chapter[], source: Chapter, parentId: number | null, ids: number[]): void {
  const now = chapters.filter((one) => one.parentId === parentId || one.id === source.id)
  const same = now.length === ids.length && now.every(({ id }) => ids.includes(id))
  if (!same || new Set(ids).size !== ids.length) throw new UserError(messages.chapterOrderStale)
}
