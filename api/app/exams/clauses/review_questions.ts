import type { HttpContext } from '@adonisjs/core/http'
import type { Infer } from '@vinejs/vine/types'
import { audit, nothingToAudit } from '#core/audit/audit'
import { requireUser } from '#core/current_user'
import { UserError } from '#core/errors'
import { now, toStored } from '#core/time'
import { transaction, type Trx } from '#core/transaction'
import { pendingLinks } from '#exams/clauses/review_pending'
import { clauseMessages, parseClause, ReviewOutcome } from '#exams/clauses/terms'
import type { reviewValidator } from '#exams/clauses/validators'
import { clauseId } from '#exams/clauses/write_clauses'

interface Link {
  id: number
  question_id: number
  clause_id: number
  replaced_at: string
  replaced_by: string
  version_created_at: string
}

/**
 * Stores the outcome of reviews; a question that another user reviewed in the meantime is skipped. All or none of the
 * rest.
 */
export async function reviewQuestions(ctx: HttpContext, { outcome, reviews }: Infer<typeof reviewValidator>) {
  return transaction(async (trx) => {
    const links = await lockPending(trx, reviews)
    if (!links.length) {
      nothingToAudit(ctx)
      throw new UserError(clauseMessages.nothingPending, { code: 'conflict' })
    }
    const userId = requireUser(ctx).id
    if (outcome === ReviewOutcome.Moved) await moveLinks(trx, links, userId)
    else {
      if (outcome === ReviewOutcome.Changed) rejectUnedited(links)
      await trx
        .from('question_clauses')
        .whereIn(
          'id',
          links.map(({ id }) => id)
        )
        .update({ reviewed_at: toStored(now()), reviewed_by: userId, review_outcome: outcome })
    }
    for (const [id, ofClause] of Map.groupBy(links, (link) => link.clause_id)) {
      await audit(trx, ctx, {
        action: 'clause.review',
        object: `clause:${id}`,
        after: {
          outcome,
          questionIds: ofClause.map((link) => link.question_id),
          ...(outcome === ReviewOutcome.Moved && { movedTo: ofClause[0].replaced_by }),
        },
      })
    }
    const requested = new Set(reviews.map((one) => `${one.clauseId} ${one.questionId}`))
    return { reviewed: links.length, skipped: requested.size - links.length }
  })
}

async function lockPending(trx: Trx, reviews: { questionId: number; clauseId: number }[]): Promise<Link[]> {
  const clauseIds = [...new Set(reviews.map((one) => one.clauseId))].sort((a, b) => a - b)
  // The same lock as in replacing and restoring, so that no clause changes meanwhile.
  await trx.from('clauses').whereIn('id', clauseIds).orderBy('id').forUpdate().select('id')
  const rows: Link[] = await trx
    .from('question_clauses')
    .join('clauses', 'clauses.id', 'question_clauses.clause_id')
    .join('questions', 'questions.id', 'question_clauses.question_id')
    .join('question_versions', (join) =>
      join.on('question_versions.question_id', 'questions.id').andOn('question_versions.version', 'questions.version')
    )
    .whereIn('question_clauses.clause_id', clauseIds)
    .whereIn('question_clauses.question_id', [...new Set(reviews.map((one) => one.questionId))])
    .whereNull('questions.deleted_at')
    .where(pendingLinks)
    .orderBy('question_clauses.id')
    .select(
      'question_clauses.id',
      'question_clauses.question_id',
      'question_clauses.clause_id',
      'clauses.replaced_at',
      'clauses.replaced_by',
      'question_versions.created_at as version_created_at'
    )
  const requested = new Set(reviews.map((one) => `${one.clauseId} ${one.questionId}`))
  return rows.filter((row) => requested.has(`${row.clause_id} ${row.question_id}`))
}

function rejectUnedited(links: Link[]): void {
  const isEdited = (link: Link) => link.version_created_at >= link.replaced_at
  if (links.every(isEdited)) return
  throw new UserError(clauseMessages.notEdited, { field: 'outcome' })
}

async function moveLinks(trx: Trx, links: Link[], createdBy: number): Promise<void> {
  for (const link of links) {
    const newer = parseClause(link.replaced_by)
    if (!newer) throw new UserError(clauseMessages.noNewClause, { field: 'outcome' })
    const facts = { question_id: link.question_id, clause_id: await clauseId(trx, newer, createdBy) }
    const known = await trx.from('question_clauses').where(facts).first()
    if (known) await trx.from('question_clauses').where('id', link.id).delete()
    else await trx.from('question_clauses').where('id', link.id).update(facts)
  }
}
