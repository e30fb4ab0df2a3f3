import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'

/** For `whereExists`: a clause was replaced by a newer edition, and nobody has looked at the question since. */
export function reviewPending(query: DatabaseQueryBuilderContract<any>): void {
  query
    .from('question_clauses')
    .join('clauses', 'clauses.id', 'question_clauses.clause_id')
    .whereColumn('question_clauses.question_id', 'questions.id')
    .whereNotNull('clauses.replaced_at')
    .where((either) =>
      either
        .whereNull('question_clauses.reviewed_at')
        .orWhereColumn('question_clauses.reviewed_at', '<', 'clauses.replaced_at')
    )
    .select('question_clauses.id')
}
