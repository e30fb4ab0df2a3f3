import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { isPending } from '#exams/clauses/review_pending'

export interface ClauseOfQuestion {
  clauseId: number
  standard: string
  edition: string
  clauseNo: string
  /** Replaced by a newer edition, and nobody has looked at the question since. */
  reviewPending: boolean
}

export async function clausesOf(
  questionIds: number[],
  client: QueryClientContract = db.connection()
): Promise<Map<number, ClauseOfQuestion[]>> {
  if (!questionIds.length) return new Map()
  const rows: Record<string, any>[] = await client
    .from('question_clauses')
    .join('clauses', 'clauses.id', 'question_clauses.clause_id')
    .whereIn('question_clauses.question_id', questionIds)
    .orderBy('clauses.standard')
    .orderBy('clauses.clause_no')
    .select(
      'question_clauses.question_id',
      'question_clauses.reviewed_at',
      'clauses.id',
      'clauses.standard',
      'clauses.edition',
      'clauses.clause_no',
      'clauses.replaced_at'
    )
  const found = new Map<number, ClauseOfQuestion[]>()
  for (const row of rows) {
    const list = found.get(row.question_id) ?? []
    list.push({
      ...{ clauseId: row.id, standard: row.standard, edition: row.edition },
      clauseNo: row.clause_no,
      reviewPending: isPending(row as Parameters<typeof isPending>[0]),
    })
    found.set(row.question_id, list)
  }
  return found
}
