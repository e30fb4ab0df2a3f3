import { now, toStored } from '#core/time'
import type { Trx } from '#core/transaction'
import { chapterPaperName, coursePaperName } from '#catalogue/papers_contract'

export interface PaperOwner {
  courseId: number
  chapterId: number | null
  title: string
  createdBy: number | null
}

/**
 * Copies the paper for a copied course or chapter, with its questions and without attempts. The tables belong to
 * `exams`, which the catalogue may not import, so they are read and written by query (docs/data-model.md).
 * @returns the copy's id; the same id for a subject paper, which is shared on purpose; null for a deleted one
 */
export async function copyPaper(trx: Trx, id: number | null, owner: PaperOwner): Promise<number | null> {
  const original = id && (await trx.from('papers').where('id', id).whereNull('deleted_at').first())
  if (!original) return null
  if (original.subject_code) return original.id

  const { id: paperId, updated_at: changed, ...contents } = original
  const createdAt = toStored(now())
  const [copy] = await trx
    .table('papers')
    .insert({
      ...contents,
      ...referenceOf(original.paper_type, owner),
      created_by: owner.createdBy,
      lock_version: 0,
      created_at: createdAt,
    })
  const questions = await trx
    .from('paper_questions')
    .where('paper_id', paperId)
    .orderBy('question_no')
    .select('question_id', 'question_no')
  if (questions.length) {
    const rows = questions.map((row) => ({ ...row, paper_id: copy, created_at: createdAt }))
    await trx.table('paper_questions').multiInsert(rows)
  }
  return copy
}

/** Names and contexts of papers (docs/product.md 11.2). */
function referenceOf(paperType: string, { courseId, chapterId, title }: PaperOwner) {
  const refId = chapterId === null ? `course-${courseId}` : String(chapterId)
  return {
    paper_name: chapterId === null ? coursePaperName(title) : chapterPaperName(title),
    course_id: courseId,
    chapter_id: chapterId,
    ref_id: refId,
    ref_key: `${paperType}:${refId}`,
  }
}
