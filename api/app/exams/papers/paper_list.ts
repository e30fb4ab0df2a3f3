import db from '@adonisjs/lucid/services/db'
import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import type { Infer } from '@vinejs/vine/types'
import type { CurrentUser } from '#core/current_user'
import { NotFound } from '#core/errors'
import { likeContains } from '#core/query_rules'
import { ownPapers } from '#exams/papers/own_papers'
import Paper from '#exams/papers/paper'
import { toPaper } from '#exams/papers/paper_transformer'
import type { paperListValidator, subjectPaperListValidator } from '#exams/papers/validators'

export async function paperList(user: CurrentUser, filters: Infer<typeof paperListValidator>) {
  const { paperType, refId, paperName, ofSubject } = filters
  const found = ownPapers(user)
  if (paperType) found.where({ paperType })
  if (refId) found.where({ refId })
  if (paperName) found.whereRaw("paper_name like ? escape '!'", [likeContains(paperName)])
  if (ofSubject === 1) found.whereNotNull('subjectCode')
  if (ofSubject === 0) found.whereNull('subjectCode')
  return pageOf(found.orderBy('createdAt', 'desc').orderBy('id', 'desc'), filters)
}

export async function subjectPaperList(filters: Infer<typeof subjectPaperListValidator>) {
  const found = Paper.query().whereNull('deletedAt').whereNotNull('subjectCode')
  const { subjectCode, requiredCourse } = filters
  if (subjectCode) found.where({ subjectCode })
  if (requiredCourse !== undefined) found.where({ requiredCourse })
  return pageOf(found.orderBy('subjectCode').orderBy('requiredCourse', 'desc'), filters)
}

export async function paperOf(user: CurrentUser, id: number) {
  const paper = await findPaper(user, id)
  return toPaper(paper, (await questionCounts([id])).get(id) ?? 0)
}

/** Another user's paper and a missing one get the same response. @throws NotFound */
export async function findPaper(user: CurrentUser, id: number): Promise<Paper> {
  const paper = await ownPapers(user).where('id', id).first()
  if (!paper) throw new NotFound()
  return paper
}

async function pageOf(
  found: ModelQueryBuilderContract<typeof Paper>,
  { page = 1, pageSize = 10 }: { page?: number; pageSize?: number }
) {
  const papers = await found.paginate(page, pageSize)
  const counts = await questionCounts(papers.all().map(({ id }) => id))
  return { papers: papers.all().map((paper) => toPaper(paper, counts.get(paper.id) ?? 0)), total: papers.total }
}

async function questionCounts(paperIds: number[]): Promise<Map<number, number>> {
  const rows = await db
    .from('paper_questions')
    .join('questions', 'questions.id', 'paper_questions.question_id')
    .whereIn('paper_questions.paper_id', paperIds)
    .whereNull('questions.deleted_at')
    .groupBy('paper_questions.paper_id')
    .select('paper_questions.paper_id as id')
    .count('* as total')
  return new Map(rows.map(({ id, total }) => [id, Number(total)]))
}
