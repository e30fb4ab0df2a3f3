import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'

/** For `whereExists`: a newer edition replaced a clause, and the question was not reviewed since. */
export function reviewPending(query: DatabaseQueryBuilderContract<any>): void {
  query
    .from('question_clauses')
    .join('clauses', 'clauses.id', 'question_clauses.clause_id')
    .whereColumn('question_clauses.question_id', 'questions.id')
    .where(pendingLinks)
    .select('question_clauses.id')
}

/** For a query over `question_clauses` with their `clauses`. */
export function pendingLinks(query: DatabaseQueryBuilderContract<any>): void {
  query
    .whereNotNull('clauses.replaced_at')
    .where((either) =>
      either
        .whereNull('question_clauses.reviewed_at')
        .orWhereColumn('question_clauses.reviewed_at', '<', 'clauses.replaced_at')
    )
}

/** The same condition for one row. */
export const isPending = (row: { reviewed_at: string | null; replaced_at: string | null }) =>
  Boolean(row.replaced_at && (!row.reviewed_at || row.reviewed_at < row.replaced_at))
