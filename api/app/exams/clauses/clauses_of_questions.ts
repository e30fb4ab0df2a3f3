import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { orderByClause } from '#exams/clauses/clause_order'
import { isPending } from '#exams/clauses/review_pending'

export interface ClauseOfQuestion {
  clauseId: number
  standard: string
  edition: string
  clauseNo: string
  /** A newer edition replaced the clause, and the question was not reviewed since. */
  reviewPending: boolean
}

export async function clausesOf(
  questionIds: number[],
  client: QueryClientContract = db.connection()
): Promise<Map<number, ClauseOfQuestion[]>> {
  if (!questionIds.length) return new Map()
  const found = client
    .from('question_clauses')
    .join('clauses', 'clauses.id', 'question_clauses.clause_id')
    .whereIn('question_clauses.question_id', questionIds)
  const rows: Record<string, any>[] = await orderByClause(found).select(
    'question_clauses.question_id',
    'question_clauses.reviewed_at',
    'clauses.id',
    'clauses.standard',
    'clauses.edition',
    'clauses.clause_no',
    'clauses.replaced_at'
  )
  const byQuestion = new Map<number, ClauseOfQuestion[]>()
  for (const row of rows) {
    const list = byQuestion.get(row.question_id) ?? []
    list.push({
      clauseId: row.id,
      standard: row.standard,
      edition: row.edition,
      clauseNo: row.clause_no,
      reviewPending: isPending(row as Parameters<typeof isPending>[0]),
    })
    byQuestion.set(row.question_id, list)
  }
  return byQuestion
}
