import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { now, toStored } from '#core/time'
import type { Trx } from '#core/transaction'

/** Names of papers (docs/product.md 11.2). */
export const coursePaperName = (courseName: string) => `${courseName}-考题`
export const chapterPaperName = (chapterTitle: string) => `${chapterTitle}-练习题`

/** The tables belong to `exams`, which the catalogue may not import, so they are written by query (docs/data-model.md). */
export async function renameCoursePaper(
  trx: Trx,
  { id, courseName }: { id: number; courseName: string }
): Promise<void> {
  const own = present(trx).where('course_id', id).whereNull('chapter_id')
  await own.update({ paper_name: coursePaperName(courseName), updated_at: toStored(now()) })
}

export async function renameChapterPaper(
  trx: Trx,
  { id, chapterTitle }: { id: number; chapterTitle: string }
): Promise<void> {
  const own = present(trx).where('chapter_id', id)
  await own.update({ paper_name: chapterPaperName(chapterTitle), updated_at: toStored(now()) })
}

/** Papers are deleted with their course or chapter; their attempts stay (docs/decisions/0011). */
export async function removePapers(trx: Trx, of: { course_id: number } | { chapter_id: number }): Promise<void> {
  const at = toStored(now())
  await present(trx).where(of).update({ deleted_at: at, ref_key: null, updated_at: at })
}

function present(trx: Trx): DatabaseQueryBuilderContract<any> {
  return trx.from('papers').whereNull('deleted_at')
}
