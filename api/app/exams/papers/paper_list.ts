import db from '@adonisjs/lucid/services/db'
import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import type { Infer } from '@vinejs/vine/types'
import type { CurrentUser } from '#core/current_user'
import { NotFound } from '#core/errors'
import { likeContains } from '#core/query_rules'
import { byName, inOrderBy, sortedBy } from '#core/lists/sorting'
import { ownPapers } from '#exams/papers/own_papers'
import Paper from '#exams/papers/paper'
import { toPaper } from '#exams/papers/paper_transformer'
import type { paperListValidator, subjectPaperListValidator } from '#exams/papers/validators'

const columns = {
  paperName: byName('papers.paper_name'),
  courseName: `(select ${byName('course_name')} from courses where courses.id = papers.course_id)`,
  paperType: 'papers.paper_type',
  createTime: 'papers.created_at',
}

export async function paperList(user: CurrentUser, filters: Infer<typeof paperListValidator>) {
  const { paperType, refId, paperName, courseId, ofSubject } = filters
  const found = ownPapers(user)
  if (paperType) found.where({ paperType })
  if (courseId) found.where({ courseId })
  if (refId) found.where({ refId })
  if (paperName) found.whereRaw("paper_name like ? escape '!'", [likeContains(paperName)])
  if (ofSubject === 1) found.whereNotNull('subjectCode')
  // Nearly all papers: an index lookup of NULL would read each row by itself.
  if (ofSubject === 0) found.whereRaw("coalesce(papers.subject_code, '') = ''")
  const sortBy = sortedBy<'papers'>(filters, columns, [[columns.createTime, 'desc']])
  return pageOf(inOrderBy(found, sortBy, 'id'), filters)
}

export async function subjectPaperList(filters: Infer<typeof subjectPaperListValidator>) {
  const found = Paper.query().whereNull('deletedAt').whereNotNull('subjectCode')
  const { subjectCode, requiredCourse } = filters
  if (subjectCode) found.where({ subjectCode })
  if (requiredCourse !== undefined) found.where({ requiredCourse })
  const sortBy = sortedBy<'subject-papers'>(filters, columns, [
    ['papers.subject_code', 'asc'],
    ['papers.required_course', 'desc'],
  ])
  return pageOf(inOrderBy(found, sortBy, 'id'), filters)
}

export async function paperOf(user: CurrentUser, id: number) {
  const paper = await findPaper(user, id)
  const names = await courseNames([paper])
  return toPaper(paper, (await questionCounts([id])).get(id) ?? 0, names.get(paper.courseId!))
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
  const names = await courseNames(papers.all())
  return {
    papers: papers.all().map((paper) => toPaper(paper, counts.get(paper.id) ?? 0, names.get(paper.courseId!))),
    total: papers.total,
  }
}

/** Papers of chapters have their course too; those of subjects have none. */
async function courseNames(papers: Paper[]): Promise<Map<number, string>> {
  const ids = papers.flatMap(({ courseId }) => courseId ?? [])
  const rows = await db.from('courses').whereIn('id', ids).select('id', 'course_name as name')
  return new Map(rows.map(({ id, name }) => [id, name]))
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
