import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import type { Infer } from '@vinejs/vine/types'
import { toWireTime } from '#core/time'
import { clauseOf } from '#exams/clauses/clause_list'
import { orderByClause } from '#exams/clauses/clause_order'
import { isPending, pendingLinks } from '#exams/clauses/review_pending'
import { clauseText, type ReviewOutcome } from '#exams/clauses/terms'
import type { clauseQuestionsValidator, reviewListValidator } from '#exams/clauses/validators'
import { currentQuestions, withClauses } from '#exams/questions/question_list'

type Paging = Infer<typeof clauseQuestionsValidator>

/** The questions linked to one clause, with the outcome of their review. */
export async function clauseQuestions(clauseId: number, paging: Paging) {
  const clause = await clauseOf(clauseId)
  const { rows, total } = await pageOf(links().where('clauses.id', clauseId), paging)
  return { clause, clauseQuestions: rows, total }
}

/** Questions that need a review because one of their clauses was replaced. */
export async function pendingReviews({ clauseId, ...paging }: Infer<typeof reviewListValidator>) {
  const found = links().where(pendingLinks)
  if (clauseId) found.where('clauses.id', clauseId)
  const { rows, total } = await pageOf(found, paging)
  return { clauseReviews: rows, total }
}

function links() {
  return currentQuestions()
    .join('question_clauses', 'question_clauses.question_id', 'questions.id')
    .join('clauses', 'clauses.id', 'question_clauses.clause_id')
    .join('question_banks', 'question_banks.id', 'questions.question_bank_id')
    .select(
      'question_clauses.id as link_id',
      'question_clauses.reviewed_at',
      'question_clauses.review_outcome',
      'question_banks.question_bank_name',
      'clauses.id as clause_id',
      'clauses.standard',
      'clauses.edition',
      'clauses.clause_no',
      'clauses.replaced_at',
      'clauses.replaced_by',
      'clauses.replace_reason'
    )
}

async function pageOf(found: DatabaseQueryBuilderContract<any>, { page = 1, pageSize = 10 }: Paging) {
  const [{ total }] = await found.clone().clearSelect().count('* as total')
  const rows = await orderByClause(found)
    .orderBy('question_banks.id')
    .orderBy('questions.question_no')
    .orderBy('questions.id')
    .forPage(page, pageSize)
  const questions = await withClauses(rows)
  return { total: Number(total), rows: questions.map((question, at) => ({ ...question, ...detailsOf(rows[at]) })) }
}

function detailsOf(row: Record<string, any>) {
  const { standard, edition, clause_no: clauseNo } = row
  return {
    /** Identifies question and clause: a question may have several clauses. */
    reviewId: row.link_id as number,
    questionBankName: row.question_bank_name as string,
    clauseId: row.clause_id as number,
    clause: clauseText({ standard, edition, clauseNo }),
    replacedBy: row.replaced_by as string | null,
    replaceReason: row.replace_reason as string | null,
    isPending: isPending(row as Parameters<typeof isPending>[0]),
    reviewOutcome: row.review_outcome as ReviewOutcome | null,
    reviewTime: toWireTime(row.reviewed_at as string | null),
    /** Whether it was edited since the clause was replaced. */
    isEdited: Boolean(row.replaced_at && row.version_created_at >= row.replaced_at),
  }
}
