import type { HttpContext } from '@adonisjs/core/http'
import type { Infer } from '@vinejs/vine/types'
import { audit } from '#core/audit/audit'
import { NotFound, UserError } from '#core/errors'
import { requireRecentProof, RowsWithoutProof } from '#core/http/recent_proof'
import { now, toStored } from '#core/time'
import { transaction, type Trx } from '#core/transaction'
import { clauseMessages, clauseText, parseClause, type ClauseName } from '#exams/clauses/terms'
import type { replacementValidator } from '#exams/clauses/validators'
import { clauseId } from '#exams/clauses/write_clauses'
import { requireUser } from '#core/current_user'

/** From now on its questions need a review; those of open attempts stay. @returns the number of questions to review */
export async function replaceClause(
  ctx: HttpContext,
  id: number,
  { replacedBy, reason }: Infer<typeof replacementValidator>
): Promise<number> {
  return transaction(async (trx) => {
    const clause = await lockClause(trx, id)
    if (clause.replaced_at) {
      throw new UserError(clauseMessages.alreadyReplaced, { code: 'conflict' })
    }
    rejectOlder(clause, replacedBy)
    const newer = parseClause(replacedBy)
    if (newer) await clauseId(trx, newer, requireUser(ctx).id)
    const facts = { replaced_by: replacedBy, replace_reason: reason }
    await trx
      .from('clauses')
      .where({ id })
      .update({ ...facts, replaced_at: toStored(now()) })
    await deletePendingReviews(trx, id)
    const waiting = await trx
      .from('question_clauses')
      .join('questions', 'questions.id', 'question_clauses.question_id')
      .where('question_clauses.clause_id', id)
      .whereNull('questions.deleted_at')
      .select('questions.id')
    if (waiting.length > RowsWithoutProof) requireRecentProof(ctx)
    await audit(trx, ctx, {
      action: 'clause.replace',
      object: `clause:${id}`,
      reason,
      after: { clause: clauseText(clause), replacedBy, questions: waiting.length },
    })
    return waiting.length
  })
}

/** Undoes a mistaken replacement: its questions are drawn again. */
export async function restoreClause(ctx: HttpContext, id: number, { reason }: { reason: string }): Promise<void> {
  await transaction(async (trx) => {
    const clause = await lockClause(trx, id)
    if (!clause.replaced_at) throw new UserError(clauseMessages.notReplaced, { code: 'conflict' })
    await trx.from('clauses').where({ id }).update({ replaced_at: null, replaced_by: null, replace_reason: null })
    await deletePendingReviews(trx, id)
    await audit(trx, ctx, {
      action: 'clause.restore',
      object: `clause:${id}`,
      reason,
      before: { clause: clauseText(clause), replacedBy: clause.replaced_by },
    })
  })
}

interface ClauseRow extends ClauseName {
  id: number
  replaced_at: string | null
  replaced_by: string | null
}

async function lockClause(trx: Trx, id: number): Promise<ClauseRow> {
  const row = await trx.from('clauses').where({ id }).forUpdate().first()
  if (!row) throw new NotFound()
  return { ...row, clauseNo: row.clause_no }
}

/** Reviews of one replacement do not apply to the next. */
async function deletePendingReviews(trx: Trx, id: number): Promise<void> {
  await trx
    .from('question_clauses')
    .where('clause_id', id)
    .update({ reviewed_at: null, reviewed_by: null, review_outcome: null })
}

function rejectOlder({ standard, edition }: ClauseRow, replacedBy: string): void {
  const [, newStandard, newEdition] = /^(.+)-(\d{4})(?: |$)/.exec(replacedBy)!
  if (newStandard !== standard || newEdition! > edition) return
  throw new UserError(clauseMessages.notNewer, { field: 'replacedBy' })
}
