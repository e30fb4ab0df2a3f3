import { toWireTime } from '#core/time'
import { ClauseState, clauseText } from '#exams/clauses/terms'

export function toClause(row: Record<string, any>) {
  const { standard, edition, clause_no: clauseNo } = row as Record<string, string>
  return {
    clauseId: row.id as number,
    clause: clauseText({ standard, edition, clauseNo }),
    standard,
    edition,
    clauseNo,
    clauseName: row.clause_name as string,
    clauseState: (row.replaced_at ? ClauseState.Replaced : ClauseState.Valid) as ClauseState,
    replacedBy: row.replaced_by as string | null,
    replaceReason: row.replace_reason as string | null,
    replaceTime: toWireTime(row.replaced_at as string | null),
    questionCount: row.question_count,
    pendingCount: row.pending_count,
  }
}
