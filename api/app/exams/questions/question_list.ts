import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import type { Infer } from '@vinejs/vine/types'
import type { CurrentUser } from '#core/current_user'
import { NotFound } from '#core/errors'
import { likeContains } from '#core/query_rules'
import { byName, inOrderBy, sortedBy } from '#core/lists/sorting'
import { bankOf } from '#exams/questions/banks'
import { clausesOf } from '#exams/clauses/clauses_of_questions'
import { toQuestion } from '#exams/questions/question_transformer'
import { reviewPending } from '#exams/clauses/review_pending'
import type { questionListValidator } from '#exams/questions/validators'

export type QuestionFilters = Infer<typeof questionListValidator>

const columns = {
  questionNo: 'questions.question_no',
  questionName: byName('question_versions.question_text'),
  questionType: 'question_versions.question_type',
  questionScore: 'question_versions.score_tenths',
}

export async function questionList(user: CurrentUser, bankId: number, filters: QuestionFilters) {
  const questionBank = await bankOf(user, bankId)
  const { page = 1, pageSize = 10 } = filters
  const found = currentQuestions().where('questions.question_bank_id', bankId).where(matching(filters))
  const [{ total }] = await found.clone().clearSelect().count('* as total')
  const sortBy = sortedBy<'questions'>(filters, columns, [[columns.questionNo, 'asc']])
  const rows = await inOrderBy(found, sortBy, 'questions.id').forPage(page, pageSize)
  const counts = await paperCounts(rows.map(({ id }) => id))
  const questions = (await withClauses(rows)).map((question) => ({
    ...question,
    paperCount: counts.get(question.questionId) ?? 0,
  }))
  return { questionBank, questions, total: Number(total) }
}

/** In how many papers each question is listed; draw rules name no questions. */
async function paperCounts(questionIds: number[]): Promise<Map<number, number>> {
  const rows = await db
    .from('paper_questions')
    .join('papers', 'papers.id', 'paper_questions.paper_id')
    .whereIn('paper_questions.question_id', questionIds)
    .whereNull('papers.deleted_at')
    .groupBy('paper_questions.question_id')
    .select('paper_questions.question_id as id')
    .count('* as total')
  return new Map(rows.map(({ id, total }) => [id, Number(total)]))
}

export async function questionOf(id: number, client: QueryClientContract = db.connection()) {
  const question = await currentQuestion(id, client)
  if (!question) throw new NotFound()
  return question
}

/** Null when it was deleted. */
export async function currentQuestion(id: number, client: QueryClientContract = db.connection()) {
  const row = await currentQuestions(client).where('questions.id', id).first()
  if (!row) return null
  const [question] = await withClauses([row], client)
  return question!
}

export function currentQuestions(client: QueryClientContract = db.connection()) {
  return client
    .from('questions')
    .join('question_versions', (join) =>
      join.on('question_versions.question_id', 'questions.id').andOn('question_versions.version', 'questions.version')
    )
    .whereNull('questions.deleted_at')
    .select(
      'question_versions.*',
      'questions.*',
      'question_versions.id as question_version_id',
      'question_versions.created_at as version_created_at'
    )
}

export function matching(filters: QuestionFilters) {
  return (query: DatabaseQueryBuilderContract<any>) => {
    const { keyword, questionType, difficulty, subjectCode, chapterName, knowledgePoint } = filters
    if (keyword) {
      query.whereRaw("question_versions.question_text like ? escape '!'", [likeContains(keyword)])
    }
    if (questionType) query.where('question_versions.question_type', questionType)
    if (difficulty) query.where('questions.difficulty', difficulty)
    if (subjectCode) query.where('questions.subject_code', subjectCode)
    if (chapterName) query.where('questions.chapter_name', chapterName)
    if (knowledgePoint) query.where('questions.knowledge_point', knowledgePoint)
    if (filters.reviewPending === 1) query.whereExists(reviewPending)
    if (filters.reviewPending === 0) query.whereNotExists(reviewPending)
  }
}

export async function withClauses(rows: Record<string, any>[], client: QueryClientContract = db.connection()) {
  const clauses = await clausesOf(
    rows.map(({ id }) => id),
    client
  )
  return rows.map((row) => toQuestion(row, clauses.get(row.id) ?? []))
}
